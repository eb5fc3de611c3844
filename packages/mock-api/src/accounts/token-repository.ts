import type { Db } from '../store/schema.ts';
import type { TokenRows } from './refresh-tokens.ts';

export const tokenRows = (db: Db): TokenRows => ({
  async hasPassword(accountId, hash) {
    // An update, which locks the row in every database: a change of the password waits, and then ends this session too.
    const account = await db
      .updateTable('accounts')
      .set({ password: hash })
      .where('id', '=', accountId)
      .where('password', '=', hash)
      .returning('id')
      .executeTakeFirst();
    return account !== undefined;
  },

  addFamily: ({ id, accountId, now, browser = null, system = null }) =>
    db
      .insertInto('token_families')
      .values({
        id,
        account_id: accountId,
        created_at: now,
        revoked_at: null,
        last_used_at: null,
        browser,
        system,
      })
      .execute(),

  addToken: ({ hash, familyId, now, expiresAt }) =>
    db
      .insertInto('refresh_tokens')
      .values({ hash, family_id: familyId, issued_at: now, expires_at: expiresAt, used_at: null })
      .execute(),

  findToken: (hash) =>
    db
      .selectFrom('refresh_tokens')
      .select(['family_id', 'used_at'])
      .where('hash', '=', hash)
      .executeTakeFirst(),

  async useToken(hash, now) {
    const used = await db
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('family_id')
      .executeTakeFirst();
    return used?.family_id;
  },

  async findFamily(familyId) {
    const row = await db
      .selectFrom('token_families')
      .innerJoin('accounts', 'accounts.id', 'token_families.account_id')
      .select(['accounts.id', 'accounts.username', 'token_families.created_at'])
      .where('token_families.id', '=', familyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row && { owner: { id: row.id, username: row.username }, startedAt: row.created_at };
  },

  touchFamily: (familyId, now) =>
    db
      .updateTable('token_families')
      .set({ last_used_at: now })
      .where('id', '=', familyId)
      .execute(),

  revokeFamily: (familyId, now) =>
    db
      .updateTable('token_families')
      .set({ revoked_at: now })
      .where('id', '=', familyId)
      .where('revoked_at', 'is', null)
      .execute(),
});

/** Expired tokens are refused anyway and no longer needed to detect reuse; nor are families without tokens. */
export async function purgeTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('token_families')
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('family_id').distinct(),
    )
    .execute();
}
