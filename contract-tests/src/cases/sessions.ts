import type { OperationId } from '@touchline/types/contract';
import type { CaseContext } from '../case-context.ts';
import type { ContractRequest } from '../http/contract-request.ts';
import type { ReadResponse } from '../http/read-response.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

interface Account {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

export interface AfterSessions {
  readonly password: string;
  /** The response to a login with the former password, if the password was changed. */
  readonly refusal: ReadResponse | undefined;
}

/** The operations that take a body behind a token, with one that is valid. */
const BODIES: readonly (readonly [OperationId, Readonly<Record<string, string>>])[] = [
  ['endSessions', { session: 'nothing' }],
  ['changePassword', { currentPassword: 'not this one', newPassword: 'a loud afternoon' }],
];

type Headers = NonNullable<ContractRequest['headers']>;

async function checkList(suite: Suite, headers: Headers): Promise<void> {
  await suite.check(
    'listSessions',
    'lists the sessions of the account, one of which is that of the token',
    async (context) => {
      const sessions = await context.api.GET('/auth/sessions', { headers });
      const current = sessions?.filter(({ current }) => current) ?? [];
      context.expectEqual(current.length, 1, 'the sessions of the token');
      await context.send('listSessions', { headers, query: { surprise: '1' } }, 400);
      await context.send('listSessions', {}, 401);
    },
  );
}

async function checkEnd(
  suite: Suite,
  { email, password }: Account,
  headers: Headers,
): Promise<void> {
  await suite.check(
    'endSessions',
    'every session but that of the token ends, whose own tokens go on',
    async (context) => {
      const other = await context.api.POST('/auth/login', { body: { username: email, password } });
      await context.api.POST('/auth/sessions/end', { headers, body: { session: 'others' } });
      const { refreshToken = '' } = other ?? {};
      await context.send('refreshTokens', { body: { refreshToken } }, 401);
      await context.api.GET('/auth/wallet', { headers });
    },
  );
}

/** Uses the sessions and the password of an account, which has another password afterwards. */
export async function sessionCases(suite: Suite, account: Account): Promise<AfterSessions> {
  const { email, accessToken } = account;
  const headers = { authorization: `Bearer ${accessToken}` };
  let { password } = account;
  let refusal: ReadResponse | undefined;

  if (offers(suite, 'listSessions')) await checkList(suite, headers);
  for (const [id, body] of BODIES) {
    if (!offers(suite, id)) continue;
    await suite.rules.check(
      id,
      'an invalid body is refused, and so is a call without a token',
      (context) => refusals(context, id, body, headers),
    );
  }
  if (offers(suite, 'endSessions')) await checkEnd(suite, account, headers);
  if (!offers(suite, 'changePassword')) return { password, refusal };
  await suite.check(
    'changePassword',
    'needs the current password, after which the old one does not log in',
    async (context) => {
      const newPassword = `${password} again`;
      await context.send(
        'changePassword',
        { headers, body: { currentPassword: 'not this one', newPassword } },
        400,
      );
      const body = { currentPassword: password, newPassword };
      await context.api.POST('/auth/password', { headers, body });
      refusal = await context.send('logIn', { body: { username: email, password } }, 401);
      password = newPassword;
    },
  );
  return { password, refusal };
}

async function refusals(
  context: CaseContext,
  id: OperationId,
  body: Readonly<Record<string, string>>,
  headers: Headers,
): Promise<void> {
  const text = JSON.stringify(body);
  const json = 'application/json';
  const large = JSON.stringify({ ...body, surprise: 'x'.repeat(40_000) });
  await context.send(id, { headers, body: { ...body, surprise: 1 } }, 400);
  await context.send(id, { headers, rawBody: { type: 'text/plain', text } }, 415);
  await context.send(id, { headers, rawBody: { type: json, text: large } }, 413);
  await context.send(id, { body }, 401);
}
