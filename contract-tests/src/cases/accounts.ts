import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@touchline/types';
import type { CaseContext } from '../case-context.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { sessionCases } from './sessions.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

function payloadOf(token: string): { username?: unknown; exp?: unknown } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}

function checkPair(context: CaseContext, pair: TokenPair | undefined, username: string): void {
  const { username: actual, exp } = payloadOf(pair?.accessToken ?? '');
  context.expectEqual(actual, username, 'the username in the access token');
  if (!(Number(exp) > Date.now() / 1000)) context.fail(`the access token expires at ${exp}`);
}

/** Changes one character of the signature; not the last, whose bits may all be padding. */
function tampered(token: string): string {
  const at = token.length - 10;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

/** Creates a throw-away account and uses it, in as few calls as possible because of rate limits. */
export async function accountCases(suite: Suite): Promise<void> {
  const email = `contract-${randomUUID()}@touchline.test`;
  let password = 'a quiet evening';
  let pair: TokenPair | undefined;

  await suite.check(
    'register',
    'creates an account, and rejects the same e-mail address a second time',
    async (context) => {
      await context.api.POST('/register', { body: { email, password } });
      await context.send('register', { body: { email, password } }, 409);
    },
  );
  await suite.rules.check(
    'register',
    'rejects the same e-mail address in other letters too, and names the account',
    async (context) => {
      await context.send('register', { body: { email: email.toUpperCase(), password } }, 409);
      const other = `also-${email}`;
      const account = await context.api.POST('/register', { body: { email: other, password } });
      context.expectEqual(account?.username, other, 'the username');
    },
  );
  await suite.check(
    'logIn',
    'responds to the right password with a pair of tokens',
    async (context) => {
      pair = await context.api.POST('/auth/login', { body: { username: email, password } });
      checkPair(context, pair, email);
    },
  );
  await suite.check('getWallet', 'requires a valid access token', async (context) => {
    const { accessToken = '' } = pair ?? {};
    const wallet = await context.api.GET('/auth/wallet', bearer(accessToken));
    const again = await context.api.GET('/auth/wallet', bearer(accessToken));
    context.expectEqual(wallet?.balances, again?.balances, 'the balances of two requests');
    await context.send('getWallet', {}, 401);
    for (const token of ['x', 'a.b.c', tampered(accessToken)]) {
      await context.send('getWallet', bearer(token), 401);
    }
  });
  await suite.rules.check('getWallet', 'refuses other schemes and parameters', async (context) => {
    const { accessToken = '' } = pair ?? {};
    await context.send('getWallet', { ...bearer(accessToken), query: { surprise: '1' } }, 400);
    await context.send('getWallet', { headers: { authorization: 'Basic eDp4' } }, 401);
  });
  const account = { email, password, accessToken: pair?.accessToken ?? '' };
  const after = await sessionCases(suite, account);
  password = after.password;
  let { refusal } = after;
  await suite.check('logIn', 'refuses a wrong password', async (context) => {
    refusal ??= await context.send('logIn', { body: { username: email, password: 'x' } }, 401);
  });
  await suite.rules.check(
    'logIn',
    'a wrong password and an unknown name get the same 401',
    async (context) => {
      const body = { username: `x${email}`, password };
      const unknown = await context.send('logIn', { body }, 401);
      const detail = (json: unknown) => (json as { detail?: string } | undefined)?.detail;
      context.expectEqual(detail(unknown.json), detail(refusal?.json), 'the detail');
    },
  );
  await suite.check('refreshTokens', 'responds with a new pair of tokens', async (context) => {
    const { refreshToken = '' } = pair ?? {};
    pair = await context.api.POST('/auth/refresh', { body: { refreshToken } });
    checkPair(context, pair, email);
    await context.api.GET('/auth/wallet', bearer(pair?.accessToken ?? ''));
    await context.send('refreshTokens', { body: { refreshToken: 'rt_nobody' } }, 401);
  });
  await suite.rules.check(
    'refreshTokens',
    'a token is valid once; its reuse after that of the next one revokes its family',
    async (context) => {
      const expectRefused = (refreshToken: string) =>
        context.send('refreshTokens', { body: { refreshToken } }, 401);
      const refresh = async (refreshToken: string) => {
        const next = await context.api.POST('/auth/refresh', { body: { refreshToken } });
        checkPair(context, next, email);
        if (next?.refreshToken === refreshToken)
          context.fail('the new refresh token is the old one');
        return next?.refreshToken ?? '';
      };
      const first = pair?.refreshToken ?? '';
      const last = await refresh(await refresh(first));
      await expectRefused(first);
      await expectRefused(last);
    },
  );
  if (!offers(suite, 'logOut')) return;
  await suite.check(
    'logOut',
    'a token of the session is refused afterwards, and an unknown one gets the same response',
    async (context) => {
      const { refreshToken = '' } =
        (await context.api.POST('/auth/login', { body: { username: email, password } })) ?? {};
      for (const token of [refreshToken, 'rt_nobody']) {
        await context.api.POST('/auth/logout', { body: { refreshToken: token } });
      }
      await context.send('refreshTokens', { body: { refreshToken } }, 401);
    },
  );
}
