import { expect, onTestFinished, test } from 'vitest';
import { createChatLog } from '../src/chat/chat-log.ts';
import { openStore } from '../src/store/open-store.ts';
import { testApp } from './harness.ts';
import { ownDatabase, type Where } from './own-database.ts';

const NOW = 1_795_203_000_000;

async function logAt(where: Where, clock: { ms: number }) {
  const db = await openStore({ ...where, now: () => Math.floor(clock.ms / 1000) });
  onTestFinished(() => db.destroy());
  return createChatLog({ db: async () => db, now: () => clock.ms++ });
}

test('API-5 a question and its reply are kept under the visitor who asked', async () => {
  const { post, chatLog } = await testApp();
  const asked = { message: 'How do I register?', userId: 'visitor-1' };
  const { data } = (await post('/ai/chat', asked)).json();
  await post('/ai/chat', { message: '你好', userId: 'visitor-2' });
  expect(await chatLog.of('visitor-1')).toEqual([
    { userId: 'visitor-1', question: asked.message, reply: data },
  ]);
});

test('API-5 whoever is signed in is remembered by account', async () => {
  const { app, post, chatLog } = await testApp();
  const login = await post('/auth/login', {
    username: 'demo@touchline.dev',
    password: 'touchline-demo',
  });
  await app.inject({
    method: 'POST',
    url: '/ai/chat',
    headers: { authorization: `Bearer ${login.json().data.accessToken}` },
    payload: { message: 'Hello!', userId: 'demo@touchline.dev' },
  });
  const [exchange] = await chatLog.of('demo@touchline.dev');
  expect(exchange?.accountId).toMatch(/^[0-9a-f-]{36}$/);
});

test('API-5 two processes on one database tell the same history', async () => {
  const where = await ownDatabase();
  const clock = { ms: NOW };
  const [one, other] = [await logAt(where, clock), await logAt(where, clock)];
  await one.keep({ userId: 'mei', question: 'first', reply: '1' });
  await other.keep({ userId: 'mei', question: 'second', reply: '2' });
  expect((await one.of('mei')).map(({ question }) => question)).toEqual(['first', 'second']);
  expect(await other.of('mei')).toEqual(await one.of('mei'));
});

test('API-5 the chat keeps the last hundred of a visitor, and nothing for longer than a month', async () => {
  const clock = { ms: NOW };
  const log = await logAt(await ownDatabase(), clock);
  for (let no = 1; no <= 103; no++) {
    await log.keep({ userId: 'talker', question: `question ${no}`, reply: 'yes' });
  }
  const kept = await log.of('talker');
  expect(kept).toHaveLength(100);
  expect(kept[0]?.question).toBe('question 4');

  clock.ms += 31 * 86_400_000;
  await log.keep({ userId: 'another', question: 'anybody there?', reply: 'yes' });
  expect(await log.of('talker')).toEqual([]);
});

test('API-5 what no database can write is kept by a sign that it can', async () => {
  const log = await logAt(await ownDatabase(), { ms: NOW });
  await log.keep({ userId: 'm\0i', question: 'a\0b \ud800', reply: 'yes' });
  const [kept] = await log.of('m\0i');
  expect(kept).toEqual({ userId: 'm\ufffdi', question: 'a\ufffdb \ufffd', reply: 'yes' });
});

test('API-5 of many questions in one instant as many are kept as of any others', async () => {
  const db = await openStore({ ...(await ownDatabase()), now: () => NOW / 1000 });
  onTestFinished(() => db.destroy());
  const log = createChatLog({ db: async () => db, now: () => NOW });
  const questions = Array.from({ length: 120 }, (_, no) => `question ${no}`);
  await Promise.all(
    questions.map((question) => log.keep({ userId: 'mei', question, reply: 'yes' })),
  );
  // Who writes at the same time does not see the others; the next one tidies up.
  await log.keep({ userId: 'mei', question: 'the last one', reply: 'yes' });
  expect(await log.of('mei')).toHaveLength(100);
});
