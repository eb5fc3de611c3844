import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { npmStart, START_TIMEOUT_MS } from './test/npm-start.ts';

test('all faulty variables are reported together, and nothing is started', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const faulty = { PORT: 'eighty', MOCK_PORT: '99999', UPSTREAM_URL: 'nonsense' };
  const { code, screen } = await npmStart(faulty).ended;
  expect(code).toBe(1);
  for (const name of Object.keys(faulty)) expect(screen).toMatch(new RegExp(`^ +${name}\\b`, 'm'));
});

test('a taken port is reported with the variable to set', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, screen } = await npmStart({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(screen).toContain(`PORT: port ${port} on 127.0.0.1 is taken`);
  other.close();
});
