import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { idPattern, languages } from '@touchline/types/client-contract';
import type { PushServices } from './push-services.ts';
import type { PushSubscription } from './push-store.ts';

/** As the site's alert settings name them. */
const pushKinds = ['kickOff', 'goal', 'redCard', 'period', 'end'] as const;

const MAX_IDS = 50;
const MAX_ENDPOINT_LENGTH = 1024;
const P256DH_BYTES = 65;
const UNCOMPRESSED_POINT = 4;
const AUTH_BYTES = 16;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function badField(field: string, message: string): GatewayProblem {
  const errors = [{ field, in: 'body' as const, message }];
  return new GatewayProblem(400, `The field ${field} ${message}.`, { errors });
}

function readList(fields: Fields, name: string, isValid: (item: string) => boolean): string[] {
  const list = fields[name];
  if (!Array.isArray(list)) throw badField(name, 'must be a list');
  if (list.length > MAX_IDS) throw badField(name, `must have at most ${MAX_IDS} items`);
  const items: unknown[] = list;
  if (!items.every((item) => typeof item === 'string' && isValid(item)))
    throw badField(name, 'has an item that is not valid');
  return [...new Set(items as string[])];
}

function readKey(keys: Fields, name: string, isValid: (bytes: Buffer) => boolean): string {
  const text = keys[name];
  const isText = typeof text === 'string' && /^[\w-]{1,100}$/.test(text);
  if (!isText || !isValid(Buffer.from(text, 'base64url')))
    throw badField(`keys.${name}`, 'must be a key as browsers make it');
  return text;
}

export function readEndpoint(body: unknown): string {
  const endpoint = isRecord(body) ? body.endpoint : undefined;
  const url = typeof endpoint === 'string' && URL.parse(endpoint);
  if (!url || url.href.length > MAX_ENDPOINT_LENGTH)
    throw badField('endpoint', `must be a URL of at most ${MAX_ENDPOINT_LENGTH} characters`);
  return url.href;
}

/** The subscription that a browser sends. */
export function readSubscription(body: unknown, services: PushServices): PushSubscription {
  const endpoint = readEndpoint(body);
  const service = services.serviceOf(endpoint);
  if (service === undefined)
    throw badField('endpoint', 'must be the URL of a push service that this site calls');
  const fields = body as Fields;
  const keys = isRecord(fields.keys) ? fields.keys : {};
  const language = languages.find((one) => one === fields.language);
  if (!language) throw badField('language', `must be one of ${languages.join(', ')}`);
  if (typeof fields.covered !== 'boolean') throw badField('covered', 'must be true or false');
  return {
    endpoint,
    service,
    keys: {
      p256dh: readKey(
        keys,
        'p256dh',
        (bytes) => bytes.length === P256DH_BYTES && bytes[0] === UNCOMPRESSED_POINT,
      ),
      auth: readKey(keys, 'auth', ({ length }) => length === AUTH_BYTES),
    },
    teams: readList(fields, 'teams', (id) => idPattern.test(id)),
    matches: readList(fields, 'matches', (id) => idPattern.test(id)),
    muted: readList(fields, 'muted', (id) => idPattern.test(id)),
    kinds: readList(fields, 'kinds', (kind) => pushKinds.some((one) => one === kind)),
    language,
    isCovered: fields.covered,
  };
}
