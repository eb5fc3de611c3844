import type { UpstreamResponse } from '@touchline/api-core/call';
import type { RedisLink } from './redis-link.ts';

interface StoredResponse {
  readonly response: UpstreamResponse;
  readonly madeAt: number;
}

export type RedisResponseCache = ReturnType<typeof createRedisResponseCache>;

// Redis runs one command at a time; a larger value would block it for too long. A thousand live matches have 3.3 MB.
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 10;

type Head = Omit<UpstreamResponse, 'body'> & { madeAt: number };

/** A line of JSON, then the raw body. */
function encode({ response, madeAt }: StoredResponse): Buffer {
  const { headers, shareable, ageSeconds, isPartial, validator } = response;
  const head: Head = { headers, shareable, ageSeconds, isPartial, validator, madeAt };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), response.body]);
}

function decode(bytes: Buffer): StoredResponse | undefined {
  const headEnd = bytes.indexOf(LINE_FEED);
  try {
    const { madeAt, ...head } = JSON.parse(bytes.toString('utf8', 0, headEnd)) as Head;
    return { response: { ...head, body: bytes.subarray(headEnd + 1) }, madeAt };
  } catch {
    return undefined;
  }
}

/** Responses that replicas share. `upstream` is part of the key, as different upstreams respond differently. */
export function createRedisResponseCache(redis: RedisLink, upstream: string) {
  const keyOf = (key: string) => redis.key('answer', upstream, key);
  return {
    async get(key: string): Promise<StoredResponse | undefined> {
      const bytes = await redis.send((client) => client.getBuffer(keyOf(key)));
      return bytes ? decode(bytes) : undefined;
    },
    set(key: string, stored: StoredResponse, ttlMs: number): void {
      if (stored.response.body.length > MAX_BODY_BYTES) return;
      redis.send((client) => client.set(keyOf(key), encode(stored), 'PX', Math.ceil(ttlMs)));
    },
  };
}
