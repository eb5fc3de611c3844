import type { Db } from '../store/schema.ts';
import type { PasswordChange, SessionChoice, StoredSession } from './account-store.ts';
import { deviceOf } from './describe-device.ts';

const MAX_LISTED = 100;

export async function listSessions(
  db: Db,
  accountId: string,
  now: number,
): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('token_families')
    .select(({ fn, ref }) => [
      'id',
      'browser',
      'system',
      'created_at',
      fn.coalesce(ref('last_used_at'), ref('created_at')).as('used_at'),
    ])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('family_id', '=', 'token_families.id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, browser, system, created_at, used_at }) => ({
    id,
    ...deviceOf(browser, system),
    startedAt: created_at,
    lastUsedAt: used_at,
  }));
}

export async function hasSession(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('token_families')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSessions(
  db: Db,
  accountId: string,
  { only, except }: SessionChoice,
  now: number,
): Promise<void> {
  await db
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as string))
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .execute();
}

export function changePassword(
  db: Db,
  { accountId, from, to, keep, now }: PasswordChange,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ password: to })
      .where('id', '=', accountId)
      .where('password', '=', from)
      .returning('id')
      .executeTakeFirst();
    if (changed) await endSessions(transaction, accountId, { except: keep }, now);
    return changed !== undefined;
  });
}
