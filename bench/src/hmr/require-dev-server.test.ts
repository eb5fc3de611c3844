import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../../tools/site/ports.ts';
import { requireDevServer } from './require-dev-server.ts';

async function siteWith(document: string): Promise<string> {
  const server = createServer((_, response) => response.end(document)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

test('a site whose pages load Vite’s client is the dev server', async () => {
  await requireDevServer(await siteWith('<script type="module" src="/@vite/client"></script>'));
});

test('any other site is refused with the command that starts the dev server', async () => {
  const base = await siteWith('<script type="module" src="/assets/client.js"></script>');
  await expect(requireDevServer(base)).rejects.toThrow(
    `The site at ${base} does not reload changed sources: start it with npm run dev, not with npm start.`,
  );
});

test('without a site npm run hot ends at once with exit code 1 and a message', async () => {
  const [port] = await freePorts(1);
  const base = `http://127.0.0.1:${port}`;
  const command = fileURLToPath(new URL('measure-hmr.ts', import.meta.url));
  const args = [command, `--base-url=${base}`];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe(
    `No site is running at ${base}: start it, or pass its address as --base-url.\n`,
  );
  expect(status).toBe(1);
});
