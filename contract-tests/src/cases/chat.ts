import type { Found } from '../discover.ts';
import type { Suite } from '../suite.ts';

const han = /\p{Script=Han}/u;

export async function chatCases(suite: Suite, found: Found): Promise<void> {
  const userId = 'contract';
  await suite.check('askChat', 'answers in the language of the question', async (trial) => {
    const chinese = await trial.data<string>('askChat', {
      body: { message: '如何注册？', userId },
    });
    const english = await trial.data<string>('askChat', {
      body: { message: 'How do I register?', userId },
    });
    if (!han.test(chinese ?? '')) trial.fault(`the Chinese question was answered with: ${chinese}`);
    if (han.test(english ?? '') || !english) {
      trial.fault(`the English question was answered with: ${english}`);
    }
  });
  await suite.check('askChat', 'takes 500 characters and knows a team', async (trial) => {
    await trial.ask('askChat', { body: { message: '？'.repeat(500), userId } });
    const name = found.rankings[0]?.name;
    const message = `When does ${name} play next?`;
    const reply = await trial.data<string>('askChat', { body: { message, userId } });
    if (name && !reply?.includes(name)) trial.fault(`asked for ${name}, answered: ${reply}`);
  });
  await suite.check('askChat', 'is open to everybody, but not to a bad token', async (trial) => {
    const headers = { authorization: 'Bearer a.b.c' };
    await trial.ask('askChat', { body: { message: 'Hello', userId }, headers }, 401);
  });
}
