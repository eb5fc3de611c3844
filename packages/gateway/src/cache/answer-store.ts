import { LRUCache } from 'lru-cache';
import type { Answer } from '../calls/call.ts';
import { Representation } from '../http/representation.ts';

export interface Kept {
  readonly answer: Answer;
  readonly representation: Representation;
  /** When the upstream made it, in milliseconds. */
  readonly madeAt: number;
}

export interface AnswerStore {
  get(key: string): Kept | undefined;
  set(key: string, answer: Answer, now: number): Kept;
}

// Headers, the entry itself, and the compressed forms that come with time.
const OVERHEAD = 1024;
const COMPRESSED_SHARE = 0.4;
const LARGEST_SHARE = 0.125;

const sizeOf = ({ answer }: Kept, key: string) =>
  Math.ceil(answer.body.length * (1 + COMPRESSED_SHARE)) + key.length + OVERHEAD;

/** In memory, within a budget of bytes; what was used longest ago goes first. */
export function answerStore(bytes: number): AnswerStore {
  const kept = new LRUCache<string, Kept>({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes * LARGEST_SHARE),
    sizeCalculation: sizeOf,
  });
  return {
    get: (key) => kept.get(key),
    set(key, answer, now) {
      const type = answer.headers['content-type'] ?? 'application/json';
      const entry = {
        answer,
        representation: new Representation(answer.body, type),
        madeAt: now - answer.ageSeconds * 1000,
      };
      kept.set(key, entry);
      return entry;
    },
  };
}
