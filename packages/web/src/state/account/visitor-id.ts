import { atom } from 'jotai';
import { readSessionItem, storeSessionItem } from '../storage/session-storage.ts';
import { usernameAtom } from './identity.ts';

const idKey = 'visitor';
const isId = (value: unknown): value is string => typeof value === 'string' && value.length === 36;

/** A page that is not served over TLS has no `randomUUID`. */
const randomId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [dice = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (dice & (15 >> (Number(digit) / 4)))).toString(16);
  });

function sessionId(): string {
  const known = readSessionItem(idKey, isId) ?? randomId();
  storeSessionItem(idKey, known);
  return known;
}

const anonymousAtom = atom(sessionId);

/** CHT-5: the username, or a random id that lasts as long as the session. */
export const visitorIdAtom = atom((get) => get(usernameAtom) ?? get(anonymousAtom));
