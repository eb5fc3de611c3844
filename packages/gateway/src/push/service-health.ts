/** The push services of the browsers. */
const KNOWN = new Set(['googleapis.com', 'mozilla.com', 'apple.com', 'windows.com']);
const MAX_PROVEN = 100;
const MAX_FAILING = 1000;
/** A proven service that fails so often in a row is left alone for a while; another one after its first failure. */
const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const MAX_DOUBLINGS = 5;

interface Failing {
  failures: number;
  pauses: number;
  pausedUntil: number;
}

/** Which push services answer. Anyone may name one, so few are remembered, the latest. */
export function createServiceHealth(clock: () => number) {
  const proven = new Set<string>();
  const failing = new Map<string, Failing>();
  const isProven = (service: string) => KNOWN.has(service) || proven.has(service);
  /** How long, in milliseconds, the service is left alone. */
  const pauseOf = (service: string) =>
    Math.max(0, (failing.get(service)?.pausedUntil ?? 0) - clock());

  function noteAnswer(service: string): void {
    failing.delete(service);
    if (KNOWN.has(service)) return;
    proven.delete(service);
    proven.add(service);
    if (proven.size > MAX_PROVEN) proven.delete(first(proven));
  }

  function noteFailure(service: string): void {
    const state = failing.get(service) ?? { failures: 0, pauses: 0, pausedUntil: 0 };
    failing.delete(service);
    failing.set(service, state);
    if (failing.size > MAX_FAILING) failing.delete(first(failing));
    state.failures += 1;
    if (isProven(service) && state.failures < MAX_FAILURES) return;
    proven.delete(service);
    state.failures = 0;
    state.pausedUntil = clock() + FIRST_PAUSE_MS * 2 ** Math.min(state.pauses, MAX_DOUBLINGS);
    state.pauses += 1;
  }

  return {
    isProven,
    proven: () => [...KNOWN, ...proven],
    paused: () => [...failing.keys()].filter((service) => pauseOf(service) > 0),
    pauseOf,
    noteAnswer,
    noteFailure,
  };
}

/** The oldest key: both collections keep the order in which their keys were added. */
const first = (keys: Set<string> | Map<string, unknown>): string =>
  keys.keys().next().value as string;
