import type { Call } from '@touchline/api-core/call';
import type { Operation } from '@touchline/types/contract';

const SAMPLE_EVERY_MS = 1000;
/** After a fault, until so many bodies in a row are good, each is checked. */
const GOOD_IN_A_ROW = 100;

const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

interface State {
  lastCheckAt: number;
  /** Bodies that have to be good before others may pass unchecked. */
  suspected: number;
}

/**
 * Decides which bodies of forwarded calls are parsed and checked: the first of each operation in a second, and after a fault
 * all of them, until enough were good. Checking a body takes as long as the rest of a call, and nothing stores it.
 */
export class BodySampling {
  readonly #clock: () => number;
  readonly #states = new Map<Operation['id'], State>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whether a body is passed on as it is. Developers may have asked for a fault in an own world. */
  passes({ operation, world }: Call, body: Buffer): boolean {
    if (operation.method !== 'GET' || world) return false;
    if (body[0] !== OPENING_BRACE || body.at(-1) !== CLOSING_BRACE) return false;
    const state = this.#stateOf(operation);
    if (state.suspected > 0) return false;
    const now = this.#clock();
    // Also if the clock was set back.
    if (Math.abs(now - state.lastCheckAt) >= SAMPLE_EVERY_MS) {
      state.lastCheckAt = now;
      return false;
    }
    return true;
  }

  /** The result of a check. */
  report({ operation }: Call, isGood: boolean): void {
    const state = this.#stateOf(operation);
    if (!isGood) state.suspected = GOOD_IN_A_ROW;
    else if (state.suspected > 0) state.suspected -= 1;
  }

  #stateOf({ id }: Operation): State {
    let state = this.#states.get(id);
    if (!state) {
      state = { lastCheckAt: Number.NEGATIVE_INFINITY, suspected: 0 };
      this.#states.set(id, state);
    }
    return state;
  }
}
