import type { Found } from '../discover.ts';
import type { Suite } from '../suite.ts';

const HAN = /\p{Script=Han}/u;

export async function chatCases(suite: Suite, found: Found): Promise<void> {
  const userId = 'contract';
  await suite.check('askChat', 'replies in the language of the message', async (trial) => {
    const chinese = await trial.data<string>('askChat', {
      body: { message: '如何注册？', userId },
    });
    const english = await trial.data<string>('askChat', {
      body: { message: 'How do I register?', userId },
    });
    if (!HAN.test(chinese ?? '')) trial.fault(`the reply to the Chinese message was: ${chinese}`);
    if (HAN.test(english ?? '') || !english) {
      trial.fault(`the reply to the English message was: ${english}`);
    }
  });
  await suite.check('askChat', 'accepts 500 characters and recognises a team', async (trial) => {
    await trial.send('askChat', { body: { message: '？'.repeat(500), userId } });
    const name = found.rankings[0]?.name;
    const message = `When does ${name} play next?`;
    const reply = await trial.data<string>('askChat', { body: { message, userId } });
    if (name && !reply?.includes(name))
      trial.fault(`the reply to a message about ${name} was: ${reply}`);
  });
  await suite.check('askChat', 'needs no token, but rejects an invalid one', async (trial) => {
    const headers = { authorization: 'Bearer a.b.c' };
    await trial.send('askChat', { body: { message: 'Hello', userId }, headers }, 401);
  });
}
