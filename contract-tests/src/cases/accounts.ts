import { randomUUID } from 'node:crypto';
import type { Account, TokenPair, Wallet } from '@touchline/types';
import type { Suite, Trial } from '../suite.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

function payloadOf(token: string): { username?: unknown; exp?: unknown } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}

function checkPair(trial: Trial, pair: TokenPair | undefined, username: string): void {
  const { username: actual, exp } = payloadOf(pair?.accessToken ?? '');
  trial.same(actual, username, 'the username in the access token');
  if (!(Number(exp) > Date.now() / 1000)) trial.fault(`the access token expires at ${exp}`);
}

/** Changes one character of the signature, but not the last: its bits may all be padding. */
function tampered(token: string): string {
  const at = token.length - 10;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

/** Creates a throw-away account and uses it, in as few calls as possible because of rate limits. */
export async function accountCases(suite: Suite): Promise<void> {
  const email = `contract-${randomUUID()}@touchline.test`;
  const password = 'a quiet evening';
  let pair: TokenPair | undefined;

  await suite.check(
    'register',
    'creates an account, and rejects the same e-mail address a second time',
    async (trial) => {
      const account = await trial.data<Account>('register', { body: { email, password } });
      trial.same(account?.username, email, 'the username');
      await trial.send('register', { body: { email: email.toUpperCase(), password } }, 409);
    },
  );
  await suite.check(
    'logIn',
    'responds to the right password with a pair of tokens',
    async (trial) => {
      pair = await trial.data<TokenPair>('logIn', { body: { username: email, password } });
      checkPair(trial, pair, email);
    },
  );
  await suite.check(
    'logIn',
    'a wrong password and an unknown name get the same 401',
    async (trial) => {
      const wrong = await trial.send('logIn', { body: { username: email, password: 'x' } }, 401);
      const body = { username: `x${email}`, password };
      const unknown = await trial.send('logIn', { body }, 401);
      const detail = (json: unknown) => (json as { detail?: string } | undefined)?.detail;
      trial.same(detail(wrong.json), detail(unknown.json), 'the detail');
    },
  );
  await suite.check('getWallet', 'requires a valid access token', async (trial) => {
    const { accessToken = '' } = pair ?? {};
    const wallet = await trial.data<Wallet>('getWallet', bearer(accessToken));
    const again = await trial.data<Wallet>('getWallet', bearer(accessToken));
    trial.same(wallet?.balances, again?.balances, 'the balances of two requests');
    await trial.send('getWallet', { ...bearer(accessToken), query: { surprise: '1' } }, 400);
    await trial.send('getWallet', {}, 401);
    for (const token of ['x', 'a.b.c', tampered(accessToken)]) {
      await trial.send('getWallet', bearer(token), 401);
    }
    await trial.send('getWallet', { headers: { authorization: 'Basic eDp4' } }, 401);
  });
  await suite.check(
    'refreshTokens',
    'a token is valid once; its reuse revokes its family',
    async (trial) => {
      const refresh = (refreshToken: string, status: number) =>
        trial.send('refreshTokens', { body: { refreshToken } }, status);
      const first = pair?.refreshToken ?? '';
      const { json } = await refresh(first, 200);
      const next = (json as { data?: TokenPair } | undefined)?.data;
      checkPair(trial, next, email);
      if (next?.refreshToken === first) trial.fault('the new refresh token is the old one');
      await refresh(first, 401);
      await refresh(next?.refreshToken ?? '', 401);
      await refresh('rt_nobody', 401);
    },
  );
}
