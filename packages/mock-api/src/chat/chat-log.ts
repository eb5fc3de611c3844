import { randomUUID } from 'node:crypto';
import { type Db, toStorableText } from '../store/schema.ts';

interface ChatExchange {
  readonly userId: string;
  readonly accountId?: string | undefined;
  readonly question: string;
  readonly reply: string;
}

export interface ChatLog {
  add(exchange: ChatExchange): Promise<void>;
  /** A visitor's exchanges, oldest first. */
  list(userId: string): Promise<ChatExchange[]>;
}

const MAX_AGE_MS = 30 * 86_400_000;
const MAX_EXCHANGES_PER_USER = 100;

/** Stores chat exchanges for 30 days, at most the last hundred of each visitor. */
export function createChatLog({
  db,
  now,
}: {
  readonly db: () => Promise<Db>;
  /** In milliseconds. */
  readonly now: () => number;
}): ChatLog {
  return {
    async add({ userId, accountId, question, reply }) {
      const askedMs = now();
      const user = toStorableText(userId);
      await (await db()).transaction().execute(async (transaction) => {
        await transaction
          .insertInto('chat_exchanges')
          .values(({ selectFrom }) => ({
            id: randomUUID(),
            user_id: user,
            // `null` if the token's account is missing, for example after the database was replaced.
            account_id: selectFrom('accounts')
              .select('id')
              .where('id', '=', accountId ?? null),
            asked_ms: askedMs,
            question: toStorableText(question),
            reply,
          }))
          .execute();
        const newest = transaction
          .selectFrom('chat_exchanges')
          .select('id')
          .where('user_id', '=', user)
          .orderBy('asked_ms', 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_EXCHANGES_PER_USER);
        await transaction
          .deleteFrom('chat_exchanges')
          .where(({ eb, or, and }) =>
            or([
              eb('asked_ms', '<=', askedMs - MAX_AGE_MS),
              and([eb('user_id', '=', user), eb('id', 'not in', newest)]),
            ]),
          )
          .execute();
      });
    },

    async list(userId) {
      const rows = await (await db())
        .selectFrom('chat_exchanges')
        .selectAll()
        .where('user_id', '=', toStorableText(userId))
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
}
