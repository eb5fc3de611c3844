import { atom } from 'jotai';
import { tokenHolder } from './current-holder.ts';
import { clearTokens, readTokens, type StoredTokens, writeTokens } from './tokens.ts';

interface Identity {
  /** False until the device has said who is signed in: the server never knows. */
  known: boolean;
  username: string | undefined;
}

const identityBaseAtom = atom<Identity>({ known: false, username: undefined });

/** Who is signed in; undefined is anonymous, as everybody is to the server that draws the page. */
export const usernameAtom = atom((get) => get(identityBaseAtom).username);

export const identityKnownAtom = atom((get) => get(identityBaseAtom).known);

/** SES-1. Says whether that was an answer: where both tokens are here and one has expired, a refresh will tell, unless there is no network. */
export const readIdentityAtom = atom(null, (_get, set): boolean => {
  const tokens = readTokens();
  const username = tokenHolder(tokens, Date.now())?.username;
  const renewable = tokens.accessToken && tokens.refreshToken && navigator.onLine !== false;
  const answered = username !== undefined || !renewable;
  if (answered) set(identityBaseAtom, { known: true, username });
  return answered;
});

export const storeTokensAtom = atom(null, (_get, set, tokens: StoredTokens) => {
  writeTokens(tokens);
  set(readIdentityAtom);
});

/** SES-3 */
export const logoutAtom = atom(null, (_get, set) => {
  clearTokens();
  set(identityBaseAtom, { known: true, username: undefined });
});
