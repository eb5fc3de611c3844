const MAX_MISSED = 12;
/** Loading its modules keeps the event loop of a program busy, for long on a busy machine. */
const MAX_MISSED_AT_START = 60;
const BEATS_OF_START = 10;

/**
 * Counts the beats that a process misses. It counts by a timer of this process, not by a clock: while the machine sleeps or
 * the whole group of processes is stopped, none of them is late.
 */
export class BeatWatch {
  #beats = 0;
  #missed = 0;
  /** A program that a debugger has stopped sends no beat; nor does one that waits for a debugger before it starts. */
  #isWatched = false;

  onBeat(isInspected: boolean): void {
    this.#beats += 1;
    this.#missed = 0;
    this.#isWatched = !isInspected;
  }

  /** Called as often as a beat is due; returns whether the process hangs. */
  tick(): boolean {
    this.#missed += 1;
    const limit = this.#beats < BEATS_OF_START ? MAX_MISSED_AT_START : MAX_MISSED;
    return this.#isWatched && this.#missed >= limit;
  }

  get missed(): number {
    return this.#missed;
  }
}
