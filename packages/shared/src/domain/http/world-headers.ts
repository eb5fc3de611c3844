/** Headers, and cookies of the same names, by which a request chooses instant, scenarios, overrides and facts of the mock API. */
export const WORLD_HEADERS = [
  'x-world-at',
  'x-mock-scenario',
  'x-mock-overrides',
  'x-mock-facts',
] as const;

export type WorldHeader = (typeof WORLD_HEADERS)[number];

export type WorldHeaders = Readonly<Partial<Record<WorldHeader, string>>>;

/** The value of `x-world-at` for a world that is entered at the real time `now`, in milliseconds. */
export const worldAtOf = (at: string, speed: number | string | undefined, now: number): string =>
  speed === undefined ? at : `${at}; from=${new Date(now).toISOString()}; factor=${speed}`;
