import { existsSync } from 'node:fs';
import { announce, listenError } from '@touchline/shared/server/announce';
import { CLOSING_SIGNALS, closeOnSignals } from '@touchline/shared/server/close-on-signals';
import { createStdoutLogger } from '@touchline/shared/server/logging/create-logger';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { verifyingKey } from './auth/verification-key.ts';
import { readConfig } from './config.ts';
import { loadRenderer, siteParts } from './pages/load-renderer.ts';
import { startLines } from './start-lines.ts';

// Below the 5 s after which `npm start` kills the process.
const SHUTDOWN_TIMEOUT_MS = 4000;
/** After the restart of another replica all of its readers connect at once. The kernel lowers it to its own limit. */
const BACKLOG = 4096;

function exitWith(errors: readonly string[]): never {
  process.stderr.write(`The gateway cannot start:\n  ${errors.join('\n  ')}\n`);
  process.exit(1);
}

const MIN_HEAP_MB = 80;
const flags = [process.env.NODE_OPTIONS, ...process.execArgv].join(' ');
const [, heapMb] = /.*--max[-_]old[-_]space[-_]size[= ](\d+)/.exec(flags) ?? [];
if (heapMb !== undefined && Number(heapMb) < MIN_HEAP_MB)
  exitWith([`--max-old-space-size must be at least ${MIN_HEAP_MB} (megabytes), not ${heapMb}.`]);

const read = readConfig(process.env);
if (!read.ok) exitWith(read.errors);
const { config } = read;
const { clientDir } = siteParts(config.siteDir);

const key = await verifyingKey(config.verifier).catch(({ message }: Error) => exitWith([message]));
const app = await buildApp({
  config,
  verifyingKey: key,
  renderer: await loadRenderer(config.siteDir),
  push: config.push,
  clientDir: existsSync(clientDir) ? clientDir : undefined,
  logger: createStdoutLogger(config.logLevel),
});

for (const warning of config.warnings) app.log.warn(warning);

const { close } = closeWithGrace(
  { delay: SHUTDOWN_TIMEOUT_MS, logger: app.log, skip: [...CLOSING_SIGNALS] },
  async ({ err }) => {
    if (err) app.log.fatal({ err }, 'shutting down after an error');
    await app.close();
  },
);
closeOnSignals(close);

try {
  const { host, port } = config;
  await app.listen({ host, port, backlog: BACKLOG });
  announce(config, startLines(config));
} catch (error) {
  exitWith([listenError('PORT', config, error as NodeJS.ErrnoException)]);
}
