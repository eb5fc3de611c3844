/** The world that this browser has entered by a link, as on a server with the development tools. */
export interface EnteredWorld {
  /** Its instant when it was entered, in milliseconds; none where its clock is the present's. */
  readonly at?: number;
  /** The real time then. */
  readonly from: number;
  /** Relative to real time; 0 where the clock stands still. */
  readonly speed: number;
  readonly seasons?: 'real';
}

export interface Entrance {
  /** None for the present. */
  readonly world: EnteredWorld | undefined;
  /** The path of the page to open. */
  readonly to: string;
}

const MAX_SPEED = 100_000;
/** A path of this site, and nothing that a browser would resolve to another host. */
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
/** The range of the simulated world. */
const FIRST_MS = Date.UTC(2000, 0);
const END_MS = Date.UTC(2101, 0);

/** In milliseconds. A local time would be another instant in each browser. */
function readInstant(text: string): number | undefined {
  // An unencoded + arrives as a space.
  const iso = text.replace(' ', '+');
  const at = ISO.test(iso) ? Date.parse(iso) : Number.NaN;
  return at >= FIRST_MS && at < END_MS ? at : undefined;
}

function readSpeed(text: string | null): number {
  const speed = Number(text ?? 0);
  return speed >= 0 && speed <= MAX_SPEED ? speed : 0;
}

/**
 * Reads a link to /worlds/enter: the instant as an ISO date with its offset, its speed, and whether it has real seasons. One whose
 * instant cannot be read leads to the present.
 */
export function readEntrance({ searchParams }: URL, now: number): Entrance {
  const to = searchParams.get('to') ?? '/';
  const text = searchParams.get('at');
  const at = text ? readInstant(text) : undefined;
  const hasInstant = at !== undefined;
  const isReal = searchParams.getAll('scenario').join().split(',').includes('real-seasons');
  const world: EnteredWorld = {
    ...(hasInstant && { at }),
    from: now,
    speed: hasInstant ? readSpeed(searchParams.get('speed')) : 1,
    ...(isReal && { seasons: 'real' }),
  };
  const isEntered = text ? hasInstant : isReal;
  return { world: isEntered ? world : undefined, to: PATH.test(to) ? to : '/' };
}

/** The instant of the world at a real time, in milliseconds. */
export const instantIn = ({ at, from, speed }: EnteredWorld, now: number): number =>
  at === undefined ? now : at + (now - from) * speed;
