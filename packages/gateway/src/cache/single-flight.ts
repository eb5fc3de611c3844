import { ClientDisconnected } from '../problems/client-disconnected.ts';

interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiters: number;
  isSettled: boolean;
}

export interface FlightResult<T> {
  readonly value: T;
  /** Whether the flight had been started by another caller. */
  readonly hasJoined: boolean;
}

/** Rejects as soon as the signal aborts, without affecting others that wait for the promise. */
function waitUnlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Request coalescing: concurrent callers of a key share one flight, which is aborted when the last of them leaves. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  async join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<FlightResult<T>> {
    const running = this.#flights.get(key);
    const flight = running ?? this.#start(key, start);
    flight.waiters += 1;
    try {
      const value = await waitUnlessAborted(flight.promise, signal);
      return { value, hasJoined: running !== undefined };
    } finally {
      flight.waiters -= 1;
      if (flight.waiters === 0) {
        this.#remove(key, flight);
        if (!flight.isSettled)
          flight.controller.abort(new ClientDisconnected('All waiting clients disconnected.'));
      }
    }
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { promise: start(controller.signal), controller, waiters: 0, isSettled: false };
    this.#flights.set(key, flight);
    const onSettled = () => {
      flight.isSettled = true;
      this.#remove(key, flight);
    };
    flight.promise.then(onSettled, onSettled);
    return flight;
  }

  #remove(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
