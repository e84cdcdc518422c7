import { useState } from 'preact/hooks';

/** What is told about the last press. */
export const useSaid = () => {
	const [said, setSaid] = useState({ nth: 0, text: '' });
	return { said, tell: (text: string) => setSaid(({ nth }) => ({ nth: nth + 1, text })) };
};
