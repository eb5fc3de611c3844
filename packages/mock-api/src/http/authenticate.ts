import type { Operation } from '@touchline/types/contract';
import type { Caller } from '../accounts/access-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { unauthorized } from '../api-error.ts';

/** Who calls, as far as the operation asks for it. */
export function callerFor(
  { security }: Operation,
  authorization: string | undefined,
  accounts: Accounts,
): Caller | undefined {
  if (security === 'none') return undefined;
  if (authorization === undefined) {
    if (security === 'optional') return undefined;
    throw unauthorized('Log in first; this needs an access token.');
  }
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (token === undefined) throw unauthorized('Send the access token as: Bearer <token>.');
  return accounts.callerOf(token);
}
