/** Headers, and cookies of the same names, by which a request chooses instant, scenarios, overrides and facts of the mock API. */
export const WORLD_HEADERS = [
  'x-world-at',
  'x-mock-scenario',
  'x-mock-overrides',
  'x-mock-facts',
] as const;

export type WorldHeader = (typeof WORLD_HEADERS)[number];

/** How many seconds the world of a visitor with a delay is behind. The gateway sets it from the path; no client does. */
export const BEHIND_HEADER = 'x-world-behind';

/** All but the delay with DEV_TOOLS only. */
export type WorldHeaders = Readonly<Partial<Record<WorldHeader | typeof BEHIND_HEADER, string>>>;

/** The value of `x-world-at` for a world that is entered at the real time `now`, in milliseconds. */
export const worldAtOf = (at: string, speed: number | string | undefined, now: number): string =>
  speed === undefined ? at : `${at}; from=${new Date(now).toISOString()}; factor=${speed}`;

/** The same world so many seconds earlier. */
export const worldBehind = (
  world: WorldHeaders | undefined,
  seconds: number,
): WorldHeaders | undefined =>
  seconds > 0 ? { ...world, [BEHIND_HEADER]: String(seconds) } : world;

export const secondsBehind = (world: WorldHeaders | undefined): number =>
  Number(world?.[BEHIND_HEADER] ?? 0);
