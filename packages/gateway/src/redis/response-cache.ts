import type { Answer } from '../api/call.ts';
import type { Shared } from './redis-link.ts';

interface SharedAnswer {
  readonly answer: Answer;
  readonly madeAt: number;
}

export interface SharedAnswers {
  get(key: string): Promise<SharedAnswer | undefined>;
  set(key: string, entry: SharedAnswer, keepMs: number): void;
}

// Larger ones take Redis, which does one thing at a time, too long.
const LARGEST = 2 * 1024 * 1024;
const LINE_END = 10;

type Head = Omit<Answer, 'body'> & { madeAt: number };

/** A line of JSON, then the body as it is. */
function packed({ answer, madeAt }: SharedAnswer): Buffer {
  const { headers, shareable, ageSeconds, validator } = answer;
  const head: Head = { headers, shareable, ageSeconds, validator, madeAt };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), answer.body]);
}

function unpacked(bytes: Buffer): SharedAnswer | undefined {
  const end = bytes.indexOf(LINE_END);
  try {
    const { madeAt, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
    return { answer: { ...head, body: bytes.subarray(end + 1) }, madeAt };
  } catch {
    return undefined;
  }
}

/** Answers that another replica has fetched. `scope` keeps apart what different upstreams say. */
export function sharedAnswers(shared: Shared, scope: string): SharedAnswers {
  const keyOf = (key: string) => shared.key('answer', scope, key);
  return {
    async get(key) {
      const bytes = await shared.ask((redis) => redis.getBuffer(keyOf(key)));
      return bytes ? unpacked(bytes) : undefined;
    },
    set(key, entry, keepMs) {
      if (entry.answer.body.length > LARGEST) return;
      shared.ask((redis) => redis.set(keyOf(key), packed(entry), 'PX', Math.ceil(keepMs)));
    },
  };
}
