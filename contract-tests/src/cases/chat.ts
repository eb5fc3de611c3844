import type { Problem } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

const HAN = /\p{Script=Han}/u;

export async function chatCases(suite: Suite, sampleData: SampleData): Promise<void> {
  const userId = 'contract';
  await suite.check('askChat', 'replies to a message of up to 500 characters', async (context) => {
    for (const message of ['How do I register?', '？'.repeat(500)]) {
      const reply = await context.api.POST('/ai/chat', { body: { message, userId } });
      if (!reply) context.fail('the reply is empty');
    }
  });
  await suite.rules.check('askChat', 'replies in the language of the message', async (context) => {
    const chinese = await context.api.POST('/ai/chat', {
      body: { message: '如何注册？', userId },
    });
    const english = await context.api.POST('/ai/chat', {
      body: { message: 'How do I register?', userId },
    });
    if (!HAN.test(chinese ?? '')) context.fail(`the reply to the Chinese message was: ${chinese}`);
    if (HAN.test(english ?? '') || !english) {
      context.fail(`the reply to the English message was: ${english}`);
    }
  });
  await suite.rules.check('askChat', 'recognises a team', async (context) => {
    const name = sampleData.rankings[0]?.name;
    const message = `When does ${name} play next?`;
    const reply = await context.api.POST('/ai/chat', { body: { message, userId } });
    if (name && !reply?.includes(name))
      context.fail(`the reply to a message about ${name} was: ${reply}`);
  });
  await suite.rules.check(
    'askChat',
    'needs no token, but rejects an invalid one',
    async (context) => {
      const headers = { authorization: 'Bearer a.b.c' };
      await context.send('askChat', { body: { message: 'Hello', userId }, headers }, 401);
    },
  );
  if (!offers(suite, 'askChat', 'timeZone')) return;
  await suite.rules.check('askChat', 'takes the time zone of the visitor', async (context) => {
    const body = { message: 'Which matches are on today?', userId };
    await context.send('askChat', { body: { ...body, timeZone: 'Asia/Kathmandu' } });
    const refused = await context.send('askChat', { body: { ...body, timeZone: '+08:00' } }, 400);
    const { errors = [] } = (refused.json ?? {}) as Partial<Problem>;
    if (!errors.some(({ field, in: place }) => field === 'timeZone' && place === 'body'))
      context.fail('no error names the body field timeZone');
  });
}
