import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../tools/site/ports.ts';
import { type ServerPlan, ServerProcess } from './server-process.ts';

const WAIT = { timeout: 10_000 };

function startNode(script: string, { args = [], ...plan }: Partial<ServerPlan> = {}) {
  const server = new ServerProcess({
    name: 'a server',
    program: process.execPath,
    args: [...args, '--eval', script],
    ...plan,
  });
  onTestFinished(() => server.end('SIGKILL'));
  return server;
}

test('a server has the descriptors that it is started with, and other ones from its next start on', async () => {
  const server = startNode(
    'const { soft } = process.report.getReport().userLimits.open_files; console.log("<" + soft + ">"); setInterval(() => {}, 1000)',
    { descriptors: 300 },
  );
  await vi.waitFor(() => expect(server.outputTail).toContain('<300>'), WAIT);
  server.descriptors = undefined;
  await server.end('SIGKILL');
  server.start();
  await vi.waitFor(() => expect(server.outputTail).toMatch(/<\w+>/), WAIT);
  expect(server.outputTail).not.toContain('<300>');
});

test('one operation of a breakable server fails while its parent wants it, and no other', async () => {
  const [port = 0] = await freePorts(1);
  const server = startNode(
    `require('node:http').createServer((_, response) => response.end('well')).listen(${port}, '127.0.0.1')`,
    { args: ['--import', './reliability/cluster/breakable.js'], takesMessages: true },
  );
  const statuses = async () => {
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    return [await get('/news?limit=1'), await get('/matches/live')];
  };
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), WAIT);
  server.send({ failingPath: '/news' });
  await vi.waitFor(async () => expect(await statuses()).toEqual([500, 200]), WAIT);
  server.send({ failingPath: '' });
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), WAIT);
});
