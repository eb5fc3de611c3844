import { isKnownHost, KNOWN_HOSTS, OTHER_SERVICES, placesOf } from './push-hosts.ts';

const MAX_PROVEN = 100;
const MAX_FAILING = 1000;
/** A proven service that fails so often in a row is left alone for a while; another one after its first failure. */
const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 480_000;
/** Most fans wait for a service of the browsers. */
const MAX_KNOWN_PAUSE_MS = 60_000;

interface Failing {
  failures: number;
  pauses: number;
  pausedUntil: number;
}

/** Which push services answer. Anyone may name one, so few are remembered, the latest. */
export function createServiceHealth(clock: () => number) {
  /** In the order of their last answers and turns. */
  const proven = new Set<string>();
  /** Hosts of the browsers: other services do not take their places. */
  const known = new Set<string>();
  const failing = new Map<string, Failing>();
  const isProven = (service: string) =>
    KNOWN_HOSTS.has(service) || known.has(service) || proven.has(service);
  /** How long, in milliseconds, the service is left alone. */
  const pauseOf = (service: string) =>
    Math.max(0, (failing.get(service)?.pausedUntil ?? 0) - clock());

  function noteAnswer(service: string): void {
    failing.delete(service);
    const services = isKnownHost(service) ? known : proven;
    services.delete(service);
    services.add(service);
    if (services.size > MAX_PROVEN) services.delete(first(services));
  }

  /** The others come before it. */
  function noteTurn(service: string): void {
    if (proven.delete(service)) proven.add(service);
  }

  /** A subscription that has ended proves nothing: the service may not even have been called. */
  function noteGone(service: string): void {
    const state = failing.get(service);
    if (state) state.failures = 0;
  }

  function noteFailure(service: string): void {
    // The request was under way when the pause began.
    if (pauseOf(service) > 0) return;
    const state = failing.get(service) ?? { failures: 0, pauses: 0, pausedUntil: 0 };
    failing.delete(service);
    failing.set(service, state);
    if (failing.size > MAX_FAILING) failing.delete(first(failing));
    state.failures += 1;
    if (isProven(service) && state.failures < MAX_FAILURES) return;
    const maxPauseMs =
      isProven(service) && isKnownHost(service) ? MAX_KNOWN_PAUSE_MS : MAX_PAUSE_MS;
    proven.delete(service);
    state.failures = 0;
    state.pausedUntil = clock() + Math.min(FIRST_PAUSE_MS * 2 ** state.pauses, maxPauseMs);
    state.pauses += 1;
  }

  return {
    isProven,
    proven: () => [...new Set([...KNOWN_HOSTS, ...known, ...proven])],
    paused: () => [...failing.keys()].filter((service) => pauseOf(service) > 0),
    /** Whose places its messages take: a service without an answer takes none of those of the browsers. */
    placesOf: (service: string) => (isProven(service) ? placesOf(service) : OTHER_SERVICES),
    pauseOf,
    noteTurn,
    noteAnswer,
    noteGone,
    noteFailure,
  };
}

/** The oldest key: both collections keep the order in which their keys were added. */
const first = (keys: Set<string> | Map<string, unknown>): string =>
  keys.keys().next().value as string;
