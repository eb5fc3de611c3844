import { atom } from 'jotai';
import { readStored, writeStored } from '../storage/storage.ts';
import { usernameAtom } from './identity.ts';

const KEY = 'touchline.visitor';
const isId = (value: unknown): value is string => typeof value === 'string' && value.length === 36;

/** Without TLS there is no `crypto.randomUUID`. */
const randomId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });

function sessionId(): string {
  const id = readStored(KEY, isId, 'session') ?? randomId();
  writeStored(KEY, id, 'session');
  return id;
}

const anonymousIdAtom = atom(sessionId);

/** CHT-5: the username, or a random id that lasts for the browser session. */
export const visitorIdAtom = atom((get) => get(usernameAtom) ?? get(anonymousIdAtom));
