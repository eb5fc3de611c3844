import { LRUCache } from 'lru-cache';
import type { Answer } from '../api/call.ts';
import { Representation } from '../http/representation.ts';

export interface Kept {
  readonly answer: Answer;
  readonly representation: Representation;
  /** When the upstream made it, in milliseconds. */
  readonly madeAt: number;
}

// Headers, the entry itself, and the compressed forms that come with time.
const OVERHEAD = 1024;
const COMPRESSED_SHARE = 0.4;
const LARGEST_SHARE = 0.125;

const sizeOf = ({ answer }: Kept, key: string) =>
  Math.ceil(answer.body.length * (1 + COMPRESSED_SHARE)) + key.length + OVERHEAD;

/** Answers in memory, within a budget of bytes; what was used longest ago goes first. */
export class AnswerStore {
  readonly #kept: LRUCache<string, Kept>;

  constructor(bytes: number) {
    this.#kept = new LRUCache<string, Kept>({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes * LARGEST_SHARE),
      sizeCalculation: sizeOf,
    });
  }

  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }

  set(key: string, answer: Answer, madeAt: number): Kept {
    const before = this.#kept.peek(key);
    // What was found unchanged keeps its tag and its compressed forms.
    const representation =
      before?.answer.body === answer.body
        ? before.representation
        : new Representation(answer.body, answer.headers['content-type'] ?? 'application/json');
    const kept = { answer, representation, madeAt };
    this.#kept.set(key, kept);
    return kept;
  }
}
