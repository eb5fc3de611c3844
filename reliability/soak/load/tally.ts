import { type Answer, isReasoned } from './send.ts';

const emptyCounts = () => ({
  sent: 0,
  answered: 0,
  /** A problem document that says why, of a kind that the contract has. */
  refused: 0,
  /** No answer from a process that was killed with the request in hand. */
  cutOff: 0,
  failed: 0,
  slowestMs: 0,
});

export type Counts = ReturnType<typeof emptyCounts>;
export type Outcome = Exclude<keyof Counts, 'sent' | 'slowestMs'>;

export interface Second extends Counts {
  /** Since the start of the load. */
  second: number;
  phase: string;
}

const MAX_FAILURES = 100;

function add(counts: Counts, outcome: Outcome, ms: number): void {
  counts.sent += 1;
  counts[outcome] += 1;
  counts.slowestMs = Math.max(counts.slowestMs, ms);
}

interface TallyOptions {
  now?: () => number;
  /** Called with each failure that the report lists. */
  onFailure?: (failure: string) => void;
}

/** The outcome of every request: in all, by the phase of the run, and by the second in which it was sent. */
export class Tally {
  readonly total = emptyCounts();
  readonly byPhase = new Map<string, Counts>();
  /** The first failures, for the report. */
  readonly failures: string[] = [];
  readonly #seconds = new Map<number, Second>();
  readonly #start: number;
  readonly #now: () => number;
  readonly #onFailure: (failure: string) => void;
  #phase = 'nothing broken';
  /** When the last phase ended in which processes were killed; infinite during one. */
  #killedUntil = Number.NEGATIVE_INFINITY;

  constructor({ now = () => performance.now(), onFailure = () => {} }: TallyOptions = {}) {
    this.#now = now;
    this.#onFailure = onFailure;
    this.#start = now();
  }

  /** From here on requests count for this phase. `kills` allows those in the hands of a process to be cut off. */
  enter(phase: string, { kills = false } = {}): void {
    this.#phase = phase;
    if (kills) this.#killedUntil = Number.POSITIVE_INFINITY;
    else if (this.#killedUntil === Number.POSITIVE_INFINITY) this.#killedUntil = this.#now();
  }

  /** Sends one request and counts what became of it. `errorOf` finds what is wrong with a success. */
  async count(
    title: string,
    send: () => Promise<Answer>,
    errorOf: (answer: Answer) => string | undefined,
  ): Promise<Answer> {
    const startedAt = this.#now();
    const phase = this.#phase;
    const answer = await send();
    const ms = this.#now() - startedAt;
    const error = answer.error ?? (isReasoned(answer) ? undefined : errorOf(answer));
    const outcome = this.#outcomeOf(answer, error, startedAt);
    if (outcome === 'failed' && this.failures.length < MAX_FAILURES) {
      const second = Math.floor((startedAt - this.#start) / 1000);
      const failure = `${second} s, ${phase}: ${title}: ${error}`;
      this.failures.push(failure);
      this.#onFailure(failure);
    }
    for (const counts of [this.total, this.#ofPhase(phase), this.#ofSecond(startedAt, phase)]) {
      add(counts, outcome, ms);
    }
    return answer;
  }

  /** The second with the smallest share of answers, and of several the one with the slowest. */
  worstSecond(): Second | undefined {
    const share = ({ answered, sent }: Counts) => answered / sent;
    return [...this.#seconds.values()].reduce<Second | undefined>((worst, second) => {
      if (!worst || share(second) < share(worst)) return second;
      return share(second) === share(worst) && second.slowestMs > worst.slowestMs ? second : worst;
    }, undefined);
  }

  #outcomeOf(answer: Answer, error: string | undefined, startedAt: number): Outcome {
    if (error === undefined) return isReasoned(answer) ? 'refused' : 'answered';
    const hasNoAnswer = answer.error !== undefined ? !answer.hasTimedOut : answer.status === 502;
    return hasNoAnswer && startedAt <= this.#killedUntil ? 'cutOff' : 'failed';
  }

  #ofPhase(phase: string): Counts {
    const counts = this.byPhase.get(phase) ?? emptyCounts();
    this.byPhase.set(phase, counts);
    return counts;
  }

  #ofSecond(at: number, phase: string): Second {
    const second = Math.floor((at - this.#start) / 1000);
    const counts = this.#seconds.get(second) ?? { ...emptyCounts(), second, phase };
    this.#seconds.set(second, counts);
    return counts;
  }
}
