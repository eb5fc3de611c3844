import type { TextAnswer } from './encode-response.ts';

const BUDGET = 4 * 1024 * 1024;

/**
 * Answers that were made before. The world is a function, so one question at one instant has one
 * answer for ever; the oldest go when the budget (in bytes) is used up.
 */
export class AnswerCache {
  readonly #answers = new Map<string, TextAnswer>();
  #size = 0;

  get(key: string): TextAnswer | undefined {
    return this.#answers.get(key);
  }

  set(key: string, answer: TextAnswer): void {
    const { byteLength } = answer.body;
    // A great one would drive out all the others for the second that it holds.
    if (this.#answers.has(key) || byteLength > BUDGET / 2) return;
    this.#answers.set(key, answer);
    this.#size += byteLength;
    for (const [oldest, { body }] of this.#answers) {
      if (this.#size <= BUDGET) return;
      this.#answers.delete(oldest);
      this.#size -= body.byteLength;
    }
  }
}
