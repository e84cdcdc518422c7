<<<<<<< HEAD
/** Open questions of Orloj that have several readings to play: none, since what the cards say is entered. */
export const rulings = {} as const;
=======
/** The open questions that the code plays, with their readings, ours first. */
export const rulings: Readonly<Record<string, readonly string[]>> = {};
>>>>>>> 57218d3120f9d7d4c9e2257f222807d277d65bb9
