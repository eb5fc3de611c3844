/** How many ids of each kind the URL of a calendar may name. */
export const CALENDAR_LIMITS = { teams: 12, tournaments: 4, matches: 24 } as const;
