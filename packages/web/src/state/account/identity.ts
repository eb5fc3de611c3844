import { atom } from 'jotai';
import { clearTokens, readTokens, type StoredTokens, tokenHolder, writeTokens } from './tokens.ts';

interface Identity {
  /** False on the server and until the stored tokens have been read. */
  isKnown: boolean;
  username: string | undefined;
}

const identityBaseAtom = atom<Identity>({ isKnown: false, username: undefined });

/** The signed-in user; undefined while anonymous, which the server always assumes. */
export const usernameAtom = atom((get) => get(identityBaseAtom).username);

export const identityKnownAtom = atom((get) => get(identityBaseAtom).isKnown);

/**
 * SES-1. False where only a refresh can decide: both tokens are stored, the access token has expired, and there is a
 * network. Without one, or once a refresh has failed, passes an early instant: the holder of an expired token is signed in.
 */
export const readIdentityAtom = atom(null, (_get, set, at?: number): boolean => {
  const tokens = readTokens();
  const username = tokenHolder(tokens, at || Date.now())?.username;
  const canRefresh = tokens.accessToken && tokens.refreshToken && navigator.onLine !== false;
  const isKnown = !!(username || at || !canRefresh);
  if (isKnown) set(identityBaseAtom, { isKnown, username });
  return isKnown;
});

export const storeTokensAtom = atom(null, (_get, set, tokens: StoredTokens) => {
  writeTokens(tokens);
  set(readIdentityAtom);
});

/** SES-3 */
export const logoutAtom = atom(null, (_get, set) => {
  clearTokens();
  set(identityBaseAtom, { isKnown: true, username: undefined });
});
