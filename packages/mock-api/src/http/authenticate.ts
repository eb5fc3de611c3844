import type { Operation } from '@touchline/types/contract';
import type { Accounts, Caller } from '../accounts/account-service.ts';
import { loginRequired, unauthorized } from '../api-error.ts';

/** The caller named by the access token; `undefined` if the operation needs none and none was sent. */
export async function authenticate(
  { security }: Operation,
  authorization: string | undefined,
  accounts: Accounts,
): Promise<Caller | undefined> {
  if (security === 'none') return undefined;
  if (authorization === undefined) {
    if (security === 'optional') return undefined;
    throw loginRequired();
  }
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (token === undefined) throw unauthorized('Send the access token as: Bearer <token>.');
  return accounts.verifyAccessToken(token);
}
