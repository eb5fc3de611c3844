import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { expect, onTestFinished, test } from 'vitest';
import { createChatLog } from '../src/chat/chat-log.ts';
import { openStore } from '../src/store/open-store.ts';
import { testApp } from './harness.ts';
import { createTestDatabase, type DatabaseLocation } from './test-database.ts';

const NOW_MS = 1_795_203_000_000;

async function logAt(database: DatabaseLocation, clock: { ms: number }) {
  const db = await openStore({ ...database, now: () => Math.floor(clock.ms / 1000) });
  onTestFinished(() => db.destroy());
  return createChatLog({ db: async () => db, now: () => clock.ms++ });
}

test('API-5 a question and its reply are stored under the visitor’s id', async () => {
  const { post, chatLog } = await testApp();
  const question = { message: 'How do I register?', userId: 'visitor-1' };
  const { data } = (await post('/ai/chat', question)).json();
  await post('/ai/chat', { message: '你好', userId: 'visitor-2' });
  expect(await chatLog.list('visitor-1')).toEqual([
    { userId: 'visitor-1', question: question.message, reply: data },
  ]);
});

test('API-5 an exchange of a signed-in visitor is stored with the account', async () => {
  const { app, post, chatLog } = await testApp();
  const login = await post('/auth/login', SAMPLE_ACCOUNT);
  await app.inject({
    method: 'POST',
    url: '/ai/chat',
    headers: { authorization: `Bearer ${login.json().data.accessToken}` },
    payload: { message: 'Hello!', userId: SAMPLE_ACCOUNT.username },
  });
  const [exchange] = await chatLog.list(SAMPLE_ACCOUNT.username);
  expect(exchange?.accountId).toMatch(/^[0-9a-f-]{36}$/);
});

test('API-5 two processes on one database read the same history', async () => {
  const database = await createTestDatabase();
  const clock = { ms: NOW_MS };
  const [one, other] = [await logAt(database, clock), await logAt(database, clock)];
  await one.add({ userId: 'mei', question: 'first', reply: '1' });
  await other.add({ userId: 'mei', question: 'second', reply: '2' });
  expect((await one.list('mei')).map(({ question }) => question)).toEqual(['first', 'second']);
  expect(await other.list('mei')).toEqual(await one.list('mei'));
});

test('API-5 the log stores the last hundred exchanges of a visitor, for at most 30 days', async () => {
  const clock = { ms: NOW_MS };
  const log = await logAt(await createTestDatabase(), clock);
  for (let no = 1; no <= 103; no++) {
    await log.add({ userId: 'talker', question: `question ${no}`, reply: 'yes' });
  }
  const exchanges = await log.list('talker');
  expect(exchanges).toHaveLength(100);
  expect(exchanges[0]?.question).toBe('question 4');

  clock.ms += 31 * 86_400_000;
  await log.add({ userId: 'another', question: 'anybody there?', reply: 'yes' });
  expect(await log.list('talker')).toEqual([]);
});

test('API-5 characters that no database can store are replaced', async () => {
  const log = await logAt(await createTestDatabase(), { ms: NOW_MS });
  await log.add({ userId: 'm\0i', question: 'a\0b \ud800', reply: 'yes' });
  const [exchange] = await log.list('m\0i');
  expect(exchange).toEqual({ userId: 'm\ufffdi', question: 'a\ufffdb \ufffd', reply: 'yes' });
});

test('API-5 the limit also holds for many questions at one instant', async () => {
  const db = await openStore({ ...(await createTestDatabase()), now: () => NOW_MS / 1000 });
  onTestFinished(() => db.destroy());
  const log = createChatLog({ db: async () => db, now: () => NOW_MS });
  const questions = Array.from({ length: 120 }, (_, no) => `question ${no}`);
  await Promise.all(
    questions.map((question) => log.add({ userId: 'mei', question, reply: 'yes' })),
  );
  // Concurrent transactions do not see each other's rows, so the next write deletes the surplus.
  await log.add({ userId: 'mei', question: 'the last one', reply: 'yes' });
  expect(await log.list('mei')).toHaveLength(100);
});
