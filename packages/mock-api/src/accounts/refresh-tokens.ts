import { hash, randomBytes, randomUUID } from 'node:crypto';
import { unauthorized } from '../api-error.ts';
import type { Db } from '../store/schema.ts';

interface Owner {
  readonly id: string;
  readonly username: string;
}

const hashOf = (token: string) => hash('sha256', token, 'hex');

const invalidRefreshToken = () =>
  unauthorized('The refresh token is no longer valid; log in again.', 'invalid_token');

async function issueRefreshToken(
  db: Db,
  familyId: string,
  now: number,
  lifetime: number,
): Promise<string> {
  const token = `rt_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: hashOf(token),
      family_id: familyId,
      issued_at: now,
      expires_at: now + lifetime,
      used_at: null,
    })
    .execute();
  return token;
}

/** Issues the first token of a new family. */
export function startTokenFamily(db: Db, accountId: string, now: number, lifetime: number) {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('token_families')
      .values({ id, account_id: accountId, created_at: now, revoked_at: null })
      .execute();
    return issueRefreshToken(transaction, id, now, lifetime);
  });
}

const findActiveOwner = (db: Db, familyId: string): Promise<Owner | undefined> =>
  db
    .selectFrom('token_families')
    .innerJoin('accounts', 'accounts.id', 'token_families.account_id')
    .select(['accounts.id', 'accounts.username'])
    .where('token_families.id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** A reused token was copied, and thief and owner look alike: revoke all its descendants (RFC 9700 §4.14.2). */
async function revokeFamilyIfReused(db: Db, token: string, now: number): Promise<void> {
  const used = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  if (!used) return;
  await db
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('id', '=', used.family_id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Exchanges a refresh token for the next one of its family. Of parallel exchanges only the first succeeds. */
export async function rotateRefreshToken(db: Db, token: string, now: number, lifetime: number) {
  const next = await db.transaction().execute(async (transaction) => {
    // A single atomic update, so that only one of several parallel requests marks the token as used.
    const marked = await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('family_id')
      .executeTakeFirst();
    const owner = marked && (await findActiveOwner(transaction, marked.family_id));
    if (!marked || !owner) return undefined;
    return {
      owner,
      refreshToken: await issueRefreshToken(transaction, marked.family_id, now, lifetime),
    };
  });
  if (next) return next;
  await revokeFamilyIfReused(db, token, now);
  throw invalidRefreshToken();
}
