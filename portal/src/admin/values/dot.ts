/**
 * Between two facts on a line. It goes with the one that follows: no line ends with it. Visitors' and members' pages write
 * it out, as a piece that they share would be one more file to load.
 */
export const dot = ' ·\u00a0';
