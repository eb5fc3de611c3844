import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const START_TIMEOUT_MS = 60_000;
const GATEWAY = fileURLToPath(new URL('../packages/gateway/src/server.js', import.meta.url));

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  return Number(port);
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    if (hasEnded() || Date.now() > end) throw new Error('The gateway did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A gateway of the test's own, with the built site. */
export async function startGateway(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const gateway = spawn(process.execPath, [GATEWAY], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  });
  const ended = once(gateway, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, () => gateway.exitCode !== null);
  return {
    url,
    async close() {
      gateway.kill();
      await ended;
    },
  };
}
