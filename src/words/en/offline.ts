/** What is said of a new version of the site. */
export const offline = {
	ready: 'A new version of Stela is ready. What you keep here stays.',
	take: 'Use it now',
	later: 'Later',
	taken: 'Another window has taken a new version of Stela. Reload this one when it suits you; what you keep stays.',
	reload: 'Reload',
};
