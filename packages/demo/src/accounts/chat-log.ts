import { type ChatLog, MAX_AGE_MS, MAX_EXCHANGES_PER_USER } from '@touchline/mock-api/chat-log';
import type { ChatRow, Database } from './database.ts';

const byTime = (one: ChatRow, other: ChatRow) =>
  one.asked_ms - other.asked_ms || (one.id < other.id ? -1 : 1);

/** The chat in IndexedDB, as long and as old as the mock API's. */
export function indexedDbChatLog({
  database,
  now,
}: {
  readonly database: () => Promise<Database>;
  /** In milliseconds. */
  readonly now: () => number;
}): ChatLog {
  return {
    async add({ userId, accountId = null, question, reply }) {
      const asked_ms = now();
      const row = {
        id: crypto.randomUUID(),
        user_id: userId,
        account_id: accountId,
        asked_ms,
        question,
        reply,
      };
      await (await database()).write(['chat_exchanges'], async ({ chat_exchanges }) => {
        await chat_exchanges.put(row);
        const rows = (await chat_exchanges.all()).sort(byTime);
        const own = rows.filter(({ user_id }) => user_id === userId);
        const surplus = own.slice(0, Math.max(0, own.length - MAX_EXCHANGES_PER_USER));
        for (const old of rows) {
          if (old.asked_ms <= asked_ms - MAX_AGE_MS || surplus.includes(old)) {
            await chat_exchanges.delete(old.id);
          }
        }
      });
    },

    async list(userId) {
      const rows = await (await database()).write(['chat_exchanges'], ({ chat_exchanges }) =>
        chat_exchanges.all(),
      );
      return rows
        .filter(({ user_id }) => user_id === userId)
        .sort(byTime)
        .map(({ user_id, account_id, question, reply }) => ({
          userId: user_id,
          accountId: account_id ?? undefined,
          question,
          reply,
        }));
    },
  };
}
