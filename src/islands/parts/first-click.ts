/**
 * Lets through the first click of a double one: the second would fall on what stands there by then, be it a button or a
 * link. Back is pressed as fast as one likes.
 */
export const firstClick = (event: MouseEvent): void => {
	if (event.detail < 2 || (event.target as Element).closest('.back')) return;
	event.stopPropagation();
	event.preventDefault();
};
