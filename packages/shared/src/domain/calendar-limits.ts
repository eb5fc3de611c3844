/** How many ids of each kind the URL of a calendar may name. */
export const CALENDAR_LIMITS = { teams: 24, tournaments: 8, matches: 48 } as const;
