import { CallerLeft } from '../problems/client-disconnected.ts';
import { abortable } from './abortable.ts';

interface Flight<T> {
  readonly landing: Promise<T>;
  readonly callOff: AbortController;
  waiting: number;
  isOver: boolean;
}

export interface Landed<T> {
  readonly value: T;
  /** Somebody else had asked already. */
  readonly joined: boolean;
}

/** One flight per key, however many wait for it; when the last of them leaves it is called off. */
export class Flights<T> {
  readonly #flying = new Map<string, Flight<T>>();

  get size(): number {
    return this.#flying.size;
  }

  async join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<Landed<T>> {
    const present = this.#flying.get(key);
    const flight = present ?? this.#takeOff(key, start);
    flight.waiting += 1;
    try {
      const value = await abortable(flight.landing, signal);
      return { value, joined: present !== undefined };
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        this.#forget(key, flight);
        if (!flight.isOver) flight.callOff.abort(new CallerLeft('Nobody waits for this any more.'));
      }
    }
  }

  #takeOff(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const callOff = new AbortController();
    const flight = { landing: start(callOff.signal), callOff, waiting: 0, isOver: false };
    this.#flying.set(key, flight);
    const landed = () => {
      flight.isOver = true;
      this.#forget(key, flight);
    };
    flight.landing.then(landed, landed);
    return flight;
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flying.get(key) === flight) this.#flying.delete(key);
  }
}
