import type { Db } from '../store/schema.ts';
import type { Device } from './describe-device.ts';

interface NewTokenFamily extends Device {
  readonly id: string;
  readonly accountId: string;
  readonly now: number;
}

interface NewRefreshToken {
  /** SHA-256 of the token, in hexadecimal. */
  readonly hash: string;
  readonly familyId: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** The rows of refresh tokens, within one transaction. */
export const tokenRows = (db: Db) => ({
  /** Whether the account still has this hash; it cannot change before the end of the transaction. */
  async hasPassword(accountId: string, hash: string): Promise<boolean> {
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

  addFamily: ({ id, accountId, now, browser, system }: NewTokenFamily) =>
    db
      .insertInto('token_families')
      .values({
        id,
        account_id: accountId,
        created_at: now,
        revoked_at: null,
        last_used_at: null,
        browser: browser ?? null,
        system: system ?? null,
      })
      .execute(),

  addToken: ({ hash, familyId, now, expiresAt }: NewRefreshToken) =>
    db
      .insertInto('refresh_tokens')
      .values({ hash, family_id: familyId, issued_at: now, expires_at: expiresAt, used_at: null })
      .execute(),

  findToken: (hash: string) =>
    db
      .selectFrom('refresh_tokens')
      .select(['family_id', 'used_at'])
      .where('hash', '=', hash)
      .executeTakeFirst(),

  /** Marks a token as used and returns its family, if it is neither used nor expired: of parallel calls one succeeds. */
  async useToken(hash: string, now: number): Promise<string | undefined> {
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

  /** A family that is not revoked. */
  async findFamily(familyId: string) {
    const row = await db
      .selectFrom('token_families')
      .innerJoin('accounts', 'accounts.id', 'token_families.account_id')
      .select(['accounts.id', 'accounts.username', 'token_families.created_at'])
      .where('token_families.id', '=', familyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row && { owner: { id: row.id, username: row.username }, startedAt: row.created_at };
  },

  /** Notes that the session is in use. */
  touchFamily: (familyId: string, now: number) =>
    db
      .updateTable('token_families')
      .set({ last_used_at: now })
      .where('id', '=', familyId)
      .execute(),

  revokeFamily: (familyId: string, now: number) =>
    db
      .updateTable('token_families')
      .set({ revoked_at: now })
      .where('id', '=', familyId)
      .where('revoked_at', 'is', null)
      .execute(),
});
