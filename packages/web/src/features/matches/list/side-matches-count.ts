/** As many as stand in a side column. */
export const sideMatches = 6;
