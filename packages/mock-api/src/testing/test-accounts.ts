import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { TokenPair, Wallet } from '@touchline/types';
import { type Accounts, normalizeEmail } from '../accounts/account-service.ts';
import type { AccountStore } from '../accounts/account-store.ts';

/** The account to sign in; by default the sample account. */
export interface SignIn {
  readonly email?: string;
  readonly password?: string;
  /** Balances of a new account; by default derived from its address. */
  readonly balances?: Wallet['balances'];
  /** The life of the access token; 0 for one that has expired. */
  readonly accessSeconds?: number;
}

export interface SignedIn extends TokenPair {
  readonly email: string;
  readonly password: string;
  /** For calls of this account. */
  readonly headers: { readonly authorization: string };
}

/** What a world has stored of an account. */
export interface AccountState {
  readonly email: string;
  readonly balances: Wallet['balances'];
}

export interface TestAccounts {
  signIn(account?: SignIn): Promise<SignedIn>;
  find(email: string): Promise<AccountState | undefined>;
}

interface Parts {
  readonly accounts: Accounts;
  readonly store: () => Promise<AccountStore>;
}

/** Signs in and finds accounts of one test directly, without calls of the API. */
export const createTestAccounts = ({ accounts, store }: Parts): TestAccounts => ({
  async signIn(account = {}) {
    const { username, password: samplePassword } = SAMPLE_ACCOUNT;
    const { email = username, password = samplePassword, balances, accessSeconds } = account;
    const known = await (await store()).findAccount(normalizeEmail(email));
    if (known && balances)
      throw new Error(`signIn: ${email} has an account already; give balances to a new one.`);
    if (!known) await accounts.register(email, password, { balances });
    const tokens = await accounts.logIn(email, password, { accessSeconds });
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    return { ...tokens, email, password, headers };
  },

  async find(email) {
    const opened = await store();
    const account = await opened.findAccount(normalizeEmail(email));
    const balances = account && (await opened.findBalances(account.id));
    return balances && { email: account.username, balances };
  },
});
