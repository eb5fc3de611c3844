import type { Wallet } from '@touchline/types';
import { atom } from 'jotai';
import { protectedClient } from '../../api/account/protected-client.ts';
import { accountApiAtom } from './account-api-atom.ts';
import { guardAtom } from './token-guard-atom.ts';

/** The wallet of the signed-in user, requested each time: account data is never cached. ACC-3: a failure is logged. */
export const fetchWalletAtom = atom(null, async (get, set): Promise<Wallet | undefined> => {
  try {
    return await protectedClient(get(accountApiAtom), set(guardAtom)).GET('/auth/wallet');
  } catch (problem) {
    console.warn(`/auth/wallet: ${problem instanceof Error ? problem.message : problem}`);
    return undefined;
  }
});
