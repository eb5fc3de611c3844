export const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

export interface Entrance {
  /** The instant of the world, in milliseconds; without one it is that of the shared world. */
  readonly at?: number | undefined;
  /** Relative to real time; 0 stops the clock. */
  readonly speed?: number | undefined;
  readonly scenarios?: readonly string[] | undefined;
  /** The value of `x-mock-overrides`. */
  readonly overrides?: string | undefined;
  /** The value of `x-mock-facts`. */
  readonly facts?: string | undefined;
  /** What the world is made from; a site with another one says so. */
  readonly seed?: string | undefined;
  readonly size?: string | undefined;
  /** The path of the page to open. */
  readonly to: string;
}

/** The URL that enters a world; it has the same effect at any time. */
export const enterUrl = ({
  at,
  speed = 1,
  scenarios = [],
  overrides,
  facts,
  seed,
  size,
  to,
}: Entrance): string =>
  `/worlds/enter?${new URLSearchParams({
    ...(seed !== undefined && { seed }),
    ...(size !== undefined && { size }),
    ...(at !== undefined && { at: isoOf(at), speed: speed === 0 ? '' : String(speed) }),
    ...(scenarios.length > 0 && { scenario: scenarios.join(',') }),
    ...(overrides && { overrides }),
    ...(facts && { facts }),
    to,
  })}`;
