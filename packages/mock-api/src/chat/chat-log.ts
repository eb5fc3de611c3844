import { randomUUID } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import { storable } from '../store/storable.ts';

interface Exchange {
  readonly userId: string;
  readonly accountId?: string | undefined;
  readonly question: string;
  readonly reply: string;
}

export interface ChatLog {
  keep(exchange: Exchange): Promise<void>;
  /** What a visitor has asked and been told, the oldest first. */
  of(userId: string): Promise<Exchange[]>;
}

const KEPT_DAYS = 30;
const KEPT_OF_ONE = 100;
const DAY_MS = 86_400_000;

/** What visitors ask is kept for a month, and of each one no more than the last hundred. */
export function createChatLog({
  db,
  now,
}: {
  readonly db: () => Promise<Db>;
  /** In milliseconds. */
  readonly now: () => number;
}): ChatLog {
  const log: ChatLog = {
    async keep({ userId, accountId, question, reply }) {
      const asked = now();
      const user = storable(userId);
      await (await db()).transaction().execute(async (transaction) => {
        await transaction
          .insertInto('chat_exchanges')
          .values(({ selectFrom }) => ({
            id: randomUUID(),
            user_id: user,
            // A token outlives its account where the database is another one.
            account_id: selectFrom('accounts')
              .select('id')
              .where('id', '=', accountId ?? null),
            asked_ms: asked,
            question: storable(question),
            reply,
          }))
          .execute();
        const kept = transaction
          .selectFrom('chat_exchanges')
          .select('id')
          .where('user_id', '=', user)
          .orderBy('asked_ms', 'desc')
          .orderBy('id', 'desc')
          .limit(KEPT_OF_ONE);
        await transaction
          .deleteFrom('chat_exchanges')
          .where(({ eb, or, and }) =>
            or([
              eb('asked_ms', '<=', asked - KEPT_DAYS * DAY_MS),
              and([eb('user_id', '=', user), eb('id', 'not in', kept)]),
            ]),
          )
          .execute();
      });
    },

    async of(userId) {
      const rows = await (await db())
        .selectFrom('chat_exchanges')
        .selectAll()
        .where('user_id', '=', storable(userId))
        .orderBy('asked_ms')
        .orderBy('id')
        .execute();
      return rows.map(({ user_id, account_id, question, reply }) => ({
        userId: user_id,
        accountId: account_id ?? undefined,
        question,
        reply,
      }));
    },
  };
  return log;
}
