import { expect, onTestFinished, test } from 'vitest';
import { startChild } from './child-process.ts';
import { holdPort } from './held-port.ts';
import { freePorts } from './ports.ts';

const SERVER = `
  require('node:http')
    .createServer((_, response) => response.end(String(process.pid)))
    .listen({ fd: 3 }, () => console.log('listens'));`;

function startServer(socket: number | undefined) {
  const listening = Promise.withResolvers<void>();
  const plan = { name: 'gateway', args: ['-e', SERVER], env: process.env, socket };
  const child = startChild(plan, () => listening.resolve());
  onTestFinished(() => child.kill('SIGKILL'));
  return { child, listening: listening.promise };
}

test('connections wait while the process that listens on a held port starts again', async () => {
  const [port = 0] = await freePorts(1);
  const held = holdPort({ host: '127.0.0.1', port });
  const pid = async () => (await fetch(`http://127.0.0.1:${port}`)).text();

  const first = startServer(held?.fd);
  await first.listening;
  const firstPid = await pid();
  first.child.kill('SIGKILL');
  await first.child.exited;
  const waiting = pid();
  const second = startServer(held?.fd);
  expect(await waiting).not.toBe(firstPid);

  held?.close();
  second.child.kill('SIGKILL');
  await second.child.exited;
  await expect(pid()).rejects.toThrow('fetch failed');
});

test('the port of a name is left to the gateway, which listens on all of its addresses', () => {
  expect(holdPort({ host: 'localhost', port: 0 })).toBeUndefined();
});
