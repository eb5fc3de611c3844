/**
 * Counts the beats that a process misses. It counts by a timer of this process, not by a clock: while the machine sleeps or
 * the whole group of processes is stopped, none of them is late.
 */
export class BeatWatch {
  readonly #maxMissed: number;
  #missed = 0;
  /** Until the first beat the program is being loaded, and a debugger may stop it. A stopped program sends no beat. */
  #isWatched = false;

  constructor(maxMissed: number) {
    this.#maxMissed = maxMissed;
  }

  onBeat(isInspected: boolean): void {
    this.#missed = 0;
    this.#isWatched = !isInspected;
  }

  /** Called as often as a beat is due; returns whether the process hangs. */
  tick(): boolean {
    this.#missed += 1;
    return this.#isWatched && this.#missed >= this.#maxMissed;
  }
}
