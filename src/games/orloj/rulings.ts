/** Open questions of Orloj that have several readings to play: none, since what the cards say is entered. */
export const rulings: Readonly<Record<string, readonly string[]>> = {};
