import { ApiProblem, type Session, type Wallet } from '@touchline/types';
import { atom } from 'jotai';
import { protectedClient } from '../../api/account/protected-client.ts';
import { lackingAtom } from '../stores/lacking-atom.ts';
import { accountApiAtom } from './account-api-atom.ts';
import { guardAtom } from './token-guard-atom.ts';

const clientAtom = atom(null, (get, set) => protectedClient(get(accountApiAtom), set(guardAtom)));

function report(path: string, problem: unknown): void {
  console.warn(`${path}: ${problem instanceof Error ? problem.message : problem}`);
}

/** The wallet of the signed-in user, requested each time: account data is never cached. ACC-3: a failure is logged. */
export const fetchWalletAtom = atom(null, async (_get, set): Promise<Wallet | undefined> => {
  try {
    return await set(clientAtom).GET('/auth/wallet');
  } catch (problem) {
    report('/auth/wallet', problem);
    return undefined;
  }
});

/** ACC-5. An API that lacks them has no sessions to show. */
export const fetchSessionsAtom = atom(
  null,
  async (get, set): Promise<Session[] | 'lacking' | 'failed'> => {
    if (get(lackingAtom).has('/auth/sessions')) return 'lacking';
    try {
      return await set(clientAtom).GET('/auth/sessions');
    } catch (problem) {
      report('/auth/sessions', problem);
      return 'failed';
    }
  },
);

/** Ends the session with this id, or all `others`. Resolves to whether it succeeded. */
export const endSessionsAtom = atom(null, async (_get, set, session: string): Promise<boolean> => {
  try {
    return await set(clientAtom).POST('/auth/sessions/end', { body: { session } });
  } catch (problem) {
    report('/auth/sessions/end', problem);
    return false;
  }
});

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The field that the API refuses, or why it did not answer. */
export type PasswordOutcome = 'changed' | keyof PasswordChange | 'failed';

/** ACC-4 */
export const changePasswordAtom = atom(
  null,
  async (_get, set, body: PasswordChange): Promise<PasswordOutcome> => {
    try {
      await set(clientAtom).POST('/auth/password', { body });
      return 'changed';
    } catch (problem) {
      const [error] = problem instanceof ApiProblem ? problem.errors : [];
      if (error?.field === 'currentPassword' || error?.field === 'newPassword') return error.field;
      report('/auth/password', problem);
      return 'failed';
    }
  },
);
