import { atom } from 'jotai';
import { readAccessToken } from '../api/access-token.ts';
import { clearTokens, readTokens } from './tokens-store.ts';

const heldAtom = atom<string | undefined>(undefined);

/** Who is signed in, by username; undefined is anonymous, as everybody is to the server that draws the page. */
export const usernameAtom = atom((get) => get(heldAtom));

/** SES-1: whoever holds an access token that has not expired by the device's own clock. */
export const readIdentityAtom = atom(null, (_get, set) => {
  const { accessToken } = readTokens();
  const holder = typeof accessToken === 'string' ? readAccessToken(accessToken) : undefined;
  set(heldAtom, holder && holder.exp * 1000 > Date.now() ? holder.username : undefined);
});

/** SES-3 */
export const logoutAtom = atom(null, (_get, set) => {
  clearTokens();
  set(heldAtom, undefined);
});
