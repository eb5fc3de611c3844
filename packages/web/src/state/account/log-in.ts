import { ApiProblem } from '@touchline/types';
import { atom } from 'jotai';
import { openClient } from '../../api/account/account-api.ts';
import { fetchTokens } from '../../api/account/fetch-tokens.ts';
import { accountApiAtom } from './account-api-atom.ts';
import { storeTokensAtom } from './identity.ts';
import { guardAtom } from './token-guard-atom.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Resolves to whether it succeeded. The reason for a failure is logged. */
export const logInAtom = atom(
  null,
  async (get, set, { email, password }: Credentials): Promise<boolean> => {
    try {
      const credentials = { username: email, password };
      set(
        storeTokensAtom,
        await fetchTokens(get(accountApiAtom), (client) =>
          client.request('post', '/auth/login', { body: credentials }),
        ),
      );
      await set(guardAtom).token();
      return true;
    } catch (problem) {
      console.warn(`/auth/login: ${problem instanceof Error ? problem.message : problem}`);
      return false;
    }
  },
);

export type Registered = 'entered' | 'registered' | 'taken' | 'weak' | 'failed';

/** The server refuses passwords that are guessed first; what the form checks never reaches it. */
const isWeakPassword = ({ errors }: ApiProblem) =>
  errors.length > 0 && errors.every(({ field }) => field === 'password');

/** SES-3: registering also logs in, with the same credentials. */
export const registerAtom = atom(
  null,
  async (get, set, credentials: Credentials): Promise<Registered> => {
    try {
      await openClient(get(accountApiAtom)).POST('/register', { body: credentials });
    } catch (problem) {
      if (problem instanceof ApiProblem) {
        if (problem.status === 409) return 'taken';
        if (isWeakPassword(problem)) return 'weak';
      }
      console.warn(`/register: ${problem instanceof Error ? problem.message : problem}`);
      return 'failed';
    }
    return (await set(logInAtom, credentials)) ? 'entered' : 'registered';
  },
);
