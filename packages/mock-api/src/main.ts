import { setTimeout as wait } from 'node:timers/promises';
import { readOrCreateJwtSecret } from '@touchline/types/jwt-secret-file';
import { createStdoutLogger } from '@touchline/types/logging/create-logger';
import closeWithGrace from 'close-with-grace';
import { createAccounts } from './accounts/accounts.ts';
import { buildApp } from './app.ts';
import { createChatLog } from './chat/chat-log.ts';
import { type MockConfig, readConfig } from './config.ts';
import { type DevFiles, openDevFiles } from './dev-files.ts';
import { fileOverrideStore } from './scenarios/overrides/override-store.ts';
import type { Db } from './store/schema.ts';
import { lazy } from './world/lazy.ts';
import { createWorld } from './world/world.ts';

const DRAIN_MS = 4000;
/** Late enough not to delay the first response, early enough to report a wrong DATABASE_URL or file at start-up. */
const STORE_OPEN_DELAY_MS = 400;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The world's time starts at MOCK_NOW, if set, and runs at real speed. */
function createClock({ startAt }: MockConfig) {
  const offset = startAt === undefined ? 0 : startAt - Date.now();
  return { real: () => Date.now(), world: () => Date.now() + offset };
}

function exitWithErrors(errors: readonly string[]): never {
  process.stderr.write(`The bundled API cannot start:\n  ${errors.join('\n  ')}\n`);
  process.exit(1);
}

function startErrorMessage({ host, port }: MockConfig, error: NodeJS.ErrnoException): string {
  return error.code === 'EADDRINUSE'
    ? `MOCK_PORT: port ${port} on ${host} is taken by another program; set a free one.`
    : (error.stack ?? error.message);
}

async function createApp(
  config: MockConfig,
  db: () => Promise<Db>,
  { world, scenarios }: DevFiles,
) {
  const { seed, dataDir } = config;
  const secret = config.jwtSecret ?? (await readOrCreateJwtSecret(dataDir));
  const stormWorld = lazy(() => createWorld({ seed, size: 'storm' }));
  return buildApp({
    ...{ world, stormWorld },
    accounts: createAccounts({ ...config, db, now: nowSeconds, secret }),
    chatLog: createChatLog({ db, now: Date.now }),
    clock: createClock(config),
    devTools: config.devTools,
    scenarios,
    overrideStore: fileOverrideStore(dataDir),
    logger: createStdoutLogger(config.logLevel),
  });
}

async function start(config: MockConfig): Promise<void> {
  let opened: Promise<Db> | undefined;
  // Scores need no database: it opens on first use, at the latest after STORE_OPEN_DELAY_MS.
  const store = () => {
    opened ??= import('./accounts/open-account-store.ts').then(({ openAccountStore }) =>
      openAccountStore({
        ...config,
        now: nowSeconds,
        onError: (err) => app.log.warn({ err }, 'database connection lost'),
      }),
    );
    return opened;
  };
  const files = await openDevFiles(config);
  if (files.fixtureErrors.length > 0) exitWithErrors(files.fixtureErrors);
  const app = await createApp(config, store, files);
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'shutting down after an uncaught error');
    await app.close();
    await (await opened)?.destroy();
  });
  await app.listen({ host: config.host, port: config.port });
  await wait(STORE_OPEN_DELAY_MS);
  const [scenarioErrors] = await Promise.all([files.scenarios.errors(), store()]);
  if (scenarioErrors.length > 0) exitWithErrors(scenarioErrors);
  await files.watch(app.log);
}

const read = readConfig(process.env);
if (!read.ok) exitWithErrors(read.faults);
await start(read.config).catch((error) => exitWithErrors([startErrorMessage(read.config, error)]));
