import type { Print } from '../run-command.ts';

const SILENCE_MS = 9000;
const clock = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

export interface Planned {
  readonly name: string;
  /** On two quiet cores. */
  readonly seconds: number;
}

/** Progress for a person who waits: the expected time when a suite begins, and a line when nothing else is printed. */
export class Progress {
  readonly #print: Print;
  readonly #plan: readonly Planned[];
  readonly #start = performance.now();
  /** How many times slower than planned the suites were until now. */
  #pace = 1;
  #planned = 0;

  constructor(print: Print, plan: readonly Planned[]) {
    this.#print = print;
    this.#plan = plan;
  }

  #left(from: number): string {
    const seconds = this.#plan.slice(from).reduce((sum, one) => sum + one.seconds, 0);
    return clock(seconds * this.#pace * 1000);
  }

  /** Runs a suite and returns its result with the milliseconds that it took. */
  async watch<T>(name: string, run: (print: Print) => Promise<T>): Promise<[T, number]> {
    const at = this.#plan.findIndex((one) => one.name === name);
    const start = performance.now();
    this.#print(`── ${name} (${this.#left(at)} left)\n`);
    const timer = setInterval(
      () => this.#print(`   ${name}: ${clock(performance.now() - start)}\n`),
      SILENCE_MS,
    );
    try {
      const result = await run((text) => {
        timer.refresh();
        this.#print(text);
      });
      return [result, performance.now() - start];
    } finally {
      clearInterval(timer);
      this.#planned += this.#plan[at]?.seconds ?? 0;
      this.#pace = (performance.now() - this.#start) / 1000 / this.#planned;
    }
  }
}
