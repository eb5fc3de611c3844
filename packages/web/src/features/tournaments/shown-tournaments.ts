/** As many as the home page names. */
export const shownTournaments = 6;
