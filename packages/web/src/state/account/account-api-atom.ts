import { atom } from 'jotai';
import type { AccountApi } from '../../api/account/account-api.ts';

export const accountApiAtom = atom<AccountApi>({ origin: globalThis.location?.origin ?? '' });
