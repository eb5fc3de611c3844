const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;

/** The zone in which the page shows times: the chosen one, else the device's. */
export function pageZone(): string {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const { zone = 'device' } = JSON.parse(localStorage.getItem('touchline') ?? '{}') as {
      zone?: string;
    };
    if (zone === 'device') return device;
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return device;
  }
}

/** The wall clock at an instant, in milliseconds as if it were UTC. Swedish dates have the form of ISO 8601. */
const wallClock = (ms: number, timeZone: string): number =>
  Date.parse(`${new Date(ms).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** The instant at which the wall clock shows this; where the clocks skip it, one after it. */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallClock(wall, zone) - wall);
  return wall - (wallClock(guess, zone) - guess);
}

export interface WallTime {
  /** Midnight of the day, as if it were UTC. */
  readonly day: number;
  readonly minute: number;
}

export function wallTimeOf(ms: number, zone: string): WallTime {
  const wall = wallClock(ms, zone);
  const minutes = Math.floor(wall / MINUTE_MS);
  const minute = minutes % DAY_MINUTES;
  return { day: (minutes - minute) * MINUTE_MS, minute };
}

export const atWallTime = ({ day, minute }: WallTime, zone: string): number =>
  instantOf(day + minute * MINUTE_MS, zone);

export const clockText = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(ms);

export const dayText = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(ms);
