import { expect, test } from 'vitest';
import { call } from './call.ts';
import { createSendCall } from './send-call.ts';

async function sent(status: number) {
  const failures: number[] = [];
  const sendCall = createSendCall({
    origin: 'http://site.test',
    fetch: async () => Response.json({ status }, { status }),
    onFailure: (_, problem) => failures.push(problem.status),
  });
  const result = await sendCall(call('/players/info', { playerId: 'pl-eng-1-9-2025' }, 'en'));
  return { result, failures };
}

test.each([404, 501])(
  'SYS-7 a response %d is not found, and no failure to retry',
  async (status) => {
    expect(await sent(status)).toEqual({ result: { kind: 'not-found' }, failures: [] });
  },
);

test('SYS-7 a response 502 is a failure', async () => {
  expect(await sent(502)).toEqual({ result: { kind: 'failed', status: 502 }, failures: [502] });
});
