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
export class ServiceHealth {
  readonly #clock: () => number;
  readonly #proven = new Set<string>();
  readonly #failing = new Map<string, Failing>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  isProven(service: string): boolean {
    return KNOWN.has(service) || this.#proven.has(service);
  }

  proven(): string[] {
    return [...KNOWN, ...this.#proven];
  }

  paused(): string[] {
    return [...this.#failing.keys()].filter((service) => this.pauseOf(service) > 0);
  }

  /** How long, in milliseconds, the service is left alone. */
  pauseOf(service: string): number {
    return Math.max(0, (this.#failing.get(service)?.pausedUntil ?? 0) - this.#clock());
  }

  noteAnswer(service: string): void {
    this.#failing.delete(service);
    if (KNOWN.has(service)) return;
    this.#proven.delete(service);
    this.#proven.add(service);
    if (this.#proven.size > MAX_PROVEN) this.#proven.delete(first(this.#proven));
  }

  noteFailure(service: string): void {
    const state = this.#failing.get(service) ?? { failures: 0, pauses: 0, pausedUntil: 0 };
    this.#failing.delete(service);
    this.#failing.set(service, state);
    if (this.#failing.size > MAX_FAILING) this.#failing.delete(first(this.#failing));
    state.failures += 1;
    if (this.isProven(service) && state.failures < MAX_FAILURES) return;
    this.#proven.delete(service);
    state.failures = 0;
    state.pausedUntil = this.#clock() + FIRST_PAUSE_MS * 2 ** Math.min(state.pauses, MAX_DOUBLINGS);
    state.pauses += 1;
  }
}

/** The oldest key: both collections keep the order in which their keys were added. */
const first = (keys: Set<string> | Map<string, unknown>): string =>
  keys.keys().next().value as string;
