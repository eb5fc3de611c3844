/** The id of a tournament's group on the page of a day. */
export const leagueAnchor = (tournamentId: string): string => `in-${tournamentId}`;

/** The id of its line among the matches that are in play since an earlier day. */
export const carriedAnchor = (tournamentId: string): string => `on-${tournamentId}`;
