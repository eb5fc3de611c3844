import type { IncomingMessage } from 'node:http';
import { WORLD_HEADERS } from '@touchline/shared/http/world-headers';

/** What a hot response may depend on, by the names of the header fields. */
export type HotField = 'accept' | 'accept-encoding' | 'accept-language' | 'cookie' | 'host';

export type HotFields = Record<HotField | 'x-request-id', string | undefined>;

const READ = ['accept', 'accept-encoding', 'accept-language', 'cookie', 'host', 'x-request-id'];
/** With one of them a request is conditional, for a range, with a body, or for an own world. */
const BYPASSING = [
  'if-none-match',
  'range',
  'content-length',
  'transfer-encoding',
  ...WORLD_HEADERS,
];

const isRead = new Map([
  ...READ.map((name) => [name, true] as const),
  ...BYPASSING.map((name) => [name, false] as const),
]);
const lengths = new Set([...isRead.keys()].map(({ length }) => length));
const hasLength = Array.from({ length: Math.max(...lengths) + 1 }, (_, n) => lengths.has(n));

/**
 * The fields of a request that a hot response may answer, read in one walk of the raw fields: Node makes the object of all
 * headers when it is first asked for. Undefined if Fastify must answer, also for a field that is given more than once.
 */
export function readHotFields({ method, rawHeaders }: IncomingMessage): HotFields | undefined {
  if (method !== 'GET') return undefined;
  const fields: HotFields = {
    accept: undefined,
    'accept-encoding': undefined,
    'accept-language': undefined,
    cookie: undefined,
    host: undefined,
    'x-request-id': undefined,
  };
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const raw = rawHeaders[n] as string;
    if (!hasLength[raw.length]) continue;
    const name = raw.toLowerCase();
    const mayRead = isRead.get(name);
    if (mayRead === undefined) continue;
    if (!mayRead || fields[name as HotField] !== undefined) return undefined;
    fields[name as HotField] = rawHeaders[n + 1];
  }
  const { cookie } = fields;
  if (cookie !== undefined && WORLD_HEADERS.some((name) => cookie.includes(name))) return undefined;
  return fields;
}
