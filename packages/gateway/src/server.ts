import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readAssets } from './assets/asset-store.ts';
import { verifyingKey } from './auth/verification-key.ts';
import { readConfig } from './config.ts';
import { LogLines } from './observability/buffered-log.ts';
import { loadRenderer, siteParts } from './pages/load-renderer.ts';

// Less than the 5 s in which everything has to be gone.
const DRAIN_MS = 4000;

const lines = new LogLines((text) => process.stdout.write(text));
process.on('exit', () => lines.flush());

function giveUp(faults: readonly string[]): never {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

const read = readConfig(process.env);
if (!read.ok) giveUp(read.faults);
const { config } = read;
const { clientDir } = siteParts(config.siteDir);

const key = await verifyingKey(config.verifier).catch(({ message }: Error) => giveUp([message]));
const app = await buildApp({
  config,
  verifyingKey: key,
  renderer: await loadRenderer(config.siteDir),
  assets: existsSync(clientDir) ? readAssets(clientDir) : new Map(),
  logger: {
    level: config.logLevel,
    stream: lines,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.refreshToken'],
  },
});

closeWithGrace({ delay: DRAIN_MS, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'ending after a fault');
  await app.close();
});

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  giveUp([
    code === 'EADDRINUSE'
      ? `PORT must be free: ${config.port} on ${config.host} is taken by another program.`
      : `HOST and PORT must be an address to listen on: ${message}`,
  ]);
}
