import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import {
  invalidRefreshToken,
  REPEAT_SECONDS,
  type RefreshOptions,
  type RotatedToken,
} from './account-store.ts';

type Owner = RotatedToken['owner'];

const hashOf = (token: string) => hash('sha256', token, 'hex');

/** Derived, so that a repeated request gets the same token, although only hashes are stored. */
const tokenAfter = (token: string, secret: string): string =>
  `rt_${createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url')}`;

async function storeRefreshToken(
  db: Db,
  token: string,
  familyId: string,
  { now, lifetime }: RefreshOptions,
): Promise<void> {
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
}

/** Issues the first token of a new family. */
export function startTokenFamily(db: Db, accountId: string, options: RefreshOptions) {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('token_families')
      .values({ id, account_id: accountId, created_at: options.now, revoked_at: null })
      .execute();
    const token = `rt_${randomBytes(32).toString('base64url')}`;
    await storeRefreshToken(transaction, token, id, options);
    return token;
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

const findToken = (db: Db, token: string) =>
  db
    .selectFrom('refresh_tokens')
    .select(['family_id', 'expires_at', 'used_at'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();

const revokeFamily = (db: Db, familyId: string, now: number) =>
  db
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();

/** Ends the session of a token, also of one that has been used or has expired. */
export async function revokeTokenFamily(db: Db, token: string, now: number): Promise<void> {
  const found = await findToken(db, token);
  if (found) await revokeFamily(db, found.family_id, now);
}

/** Marks a token as used and stores the one after it; `undefined` if it cannot be used. */
function rotate(db: Db, token: string, next: string, options: RefreshOptions) {
  const { now } = options;
  return db.transaction().execute(async (transaction) => {
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
    if (!owner) return undefined;
    await storeRefreshToken(transaction, next, marked.family_id, options);
    return owner;
  });
}

/**
 * The owner of a token that was used a moment ago and whose next token has not been used. Any other reused token was
 * copied, and thief and owner look alike: all its descendants are revoked (RFC 9700 §4.14.2).
 */
async function repeat(db: Db, token: string, next: string, now: number) {
  const used = await findToken(db, token);
  if (!used || used.used_at === null) return undefined;
  const following = await findToken(db, next);
  if (used.used_at > now - REPEAT_SECONDS && following?.used_at === null)
    return findActiveOwner(db, used.family_id);
  await revokeFamily(db, used.family_id, now);
  return undefined;
}

/** Exchanges a refresh token for the next one of its family. */
export async function rotateRefreshToken(db: Db, token: string, options: RefreshOptions) {
  const next = tokenAfter(token, options.secret);
  const owner =
    (await rotate(db, token, next, options)) ?? (await repeat(db, token, next, options.now));
  if (!owner) throw invalidRefreshToken();
  return { owner, refreshToken: next };
}

/** Expired tokens are refused anyway and no longer needed to detect reuse; nor are families of which none is left. */
export async function purgeTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('token_families')
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('family_id').distinct(),
    )
    .execute();
}
