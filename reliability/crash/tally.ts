import { type Answer, isReasoned } from './send.ts';

export interface Counts {
  sent: number;
  answered: number;
  /** A problem document that says why, of a kind that the contract has. */
  refused: number;
  /** No answer from a process that was killed with the request in hand. */
  cutOff: number;
  failed: number;
}

type Outcome = Exclude<keyof Counts, 'sent'>;

const MAX_FAILURES = 20;

interface TallyOptions {
  now?: () => number;
  /** Called with each failure that is listed. */
  onFailure?: (failure: string) => void;
}

/** The outcome of every request. */
export class Tally {
  readonly total: Counts = { sent: 0, answered: 0, refused: 0, cutOff: 0, failed: 0 };
  /** The first failures. */
  readonly failures: string[] = [];
  readonly #now: () => number;
  readonly #onFailure: (failure: string) => void;
  #phase = 'nothing broken';
  /** When the last phase ended in which processes were killed; infinite during one. */
  #killedUntil = Number.NEGATIVE_INFINITY;

  constructor({ now = () => performance.now(), onFailure = () => {} }: TallyOptions = {}) {
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /** From here on requests count for this phase. `kills` allows those in the hands of a process to be cut off. */
  enter(phase: string, { kills = false } = {}): void {
    this.#phase = phase;
    if (kills) this.#killedUntil = Number.POSITIVE_INFINITY;
    else if (this.#killedUntil === Number.POSITIVE_INFINITY) this.#killedUntil = this.#now();
  }

  /** Sends one request and counts its outcome. `errorOf` finds what is wrong with a success. */
  async count(
    title: string,
    send: () => Promise<Answer>,
    errorOf: (answer: Answer) => string | undefined,
  ): Promise<Answer> {
    const startedAt = this.#now();
    const phase = this.#phase;
    const answer = await send();
    const error = answer.error ?? (isReasoned(answer) ? undefined : errorOf(answer));
    const outcome = this.#outcomeOf(answer, error, startedAt);
    this.total.sent += 1;
    this.total[outcome] += 1;
    if (outcome === 'failed' && this.failures.length < MAX_FAILURES) {
      const failure = `${phase}: ${title}: ${error}`;
      this.failures.push(failure);
      this.#onFailure(failure);
    }
    return answer;
  }

  #outcomeOf(answer: Answer, error: string | undefined, startedAt: number): Outcome {
    if (error === undefined) return isReasoned(answer) ? 'refused' : 'answered';
    const hasNoAnswer = answer.error !== undefined ? !answer.hasTimedOut : answer.status === 502;
    return hasNoAnswer && startedAt <= this.#killedUntil ? 'cutOff' : 'failed';
  }
}
