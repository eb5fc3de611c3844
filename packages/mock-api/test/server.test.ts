import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { expect, test } from 'vitest';
import { startServer } from './start-server.ts';

test('SYS-3 the server starts without configuration, responds, and exits soon after SIGTERM', async () => {
  const { child, listening, ended } = startServer({});
  const url = await listening;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_ACCOUNT),
  });
  expect(login.status).toBe(200);
  const begin = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('SYS-3 an invalid environment is reported completely, and the server exits with 1', async () => {
  const { ended, output } = startServer({ MOCK_PORT: 'x', DEV_TOOLS: 'maybe' });
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain("MOCK_PORT must be a port from 0 to 65535, not 'x'.");
  expect(output()).toContain("DEV_TOOLS must be on or off, not 'maybe'.");
});
