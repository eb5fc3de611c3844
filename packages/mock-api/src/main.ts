import { setTimeout as wait } from 'node:timers/promises';
import { announce, listenError } from '@touchline/shared/server/announce';
import { CLOSING_SIGNALS, closeOnSignals } from '@touchline/shared/server/close-on-signals';
import { isLoopback } from '@touchline/shared/server/environment';
import { allowHosts } from '@touchline/shared/server/http/allowed-hosts';
import {
  limitConnections,
  maxConnections,
  maxDescriptors,
} from '@touchline/shared/server/http/limit-connections';
import { createStdoutLogger, type Logger } from '@touchline/shared/server/logging/create-logger';
import type { StoreConnection } from '@touchline/shared/server/store/store-connection';
import { StoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import closeWithGrace from 'close-with-grace';
import { createAccounts } from './accounts/accounts.ts';
import { connectAccountStore, secretReader } from './accounts/connect-account-store.ts';
import { keyPairOf, keySetOf, sharedKeys } from './accounts/token-keys.ts';
import { buildApp } from './app.ts';
import { createChatLog } from './chat/chat-log.ts';
import { type MockConfig, readConfig } from './config.ts';
import type { Tables } from './store/schema.ts';
import { fileTextStore } from './worlds/text-store.ts';
import { openWorldFiles, type WorldFiles } from './worlds/world-files.ts';

const DRAIN_MS = 4000;
/** Files or connections of the account store, and of worlds. */
const STORE_DESCRIPTORS = 32;
/** Late enough not to delay the first response, early enough to report a wrong DATABASE_URL or file at start-up. */
const STORE_OPEN_DELAY_MS = 400;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The world's time starts at MOCK_NOW, if set, and runs at real speed. */
function createClock({ startAt }: MockConfig) {
  const offset = startAt === undefined ? 0 : startAt - Date.now();
  return { real: () => Date.now(), world: () => Date.now() + offset };
}

function exitWithErrors(errors: readonly string[]): never {
  process.stderr.write(`The mock API cannot start:\n  ${errors.join('\n  ')}\n`);
  process.exit(1);
}

const startErrorMessage = (config: MockConfig, error: NodeJS.ErrnoException): string =>
  error.syscall === 'listen'
    ? listenError('MOCK_PORT', config, error)
    : (error.stack ?? error.message);

const startLines = ({ host }: MockConfig): string[] =>
  isLoopback(host)
    ? []
    : [
        `  Warning: MOCK_HOST=${host} lets others use the mock API, which has none of the gateway’s limits.`,
      ];

/** A secret that is too short is an error of the configuration; one that cannot be read may be read later. */
async function checkSecret(secret: () => Promise<string>): Promise<void> {
  await secret().catch((error) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

function createApp(
  config: MockConfig,
  store: StoreConnection<Tables>,
  secret: () => Promise<string>,
  { world, namedWorlds, seasons }: WorldFiles,
  logger: Logger,
) {
  const db = () => store.db();
  const isShared = config.jwtSecret !== undefined;
  const keysOf = isShared ? sharedKeys : keyPairOf;
  return buildApp({
    world,
    accounts: createAccounts({ ...config, db, now: nowSeconds, secret, keysOf }),
    keySet: isShared ? undefined : async () => keySetOf(await secret()),
    chatLog: createChatLog({ db, now: Date.now }),
    accountsUnavailable: () => store.unavailable?.message,
    clock: createClock(config),
    devTools: config.devTools,
    isAllowedHost: allowHosts(config.allowedHosts),
    namedWorlds,
    seasons,
    textStore: fileTextStore(config.dataDir),
    logger,
  });
}

async function start(config: MockConfig): Promise<void> {
  const logger = createStdoutLogger(config.logLevel);
  const files = await openWorldFiles(config, (fault) => logger.error(fault));
  if (files.factErrors.length > 0) {
    const others = await files.namedWorlds.errors();
    exitWithErrors([...new Set([...files.factErrors, ...others])]);
  }
  const secret = secretReader(config);
  await checkSecret(secret);
  const store = connectAccountStore({ ...config, secret, now: nowSeconds, log: logger });
  const app = createApp(config, store, secret, files, logger);
  const total = maxConnections(maxDescriptors(), STORE_DESCRIPTORS);
  limitConnections(app.server, { total });
  const { close } = closeWithGrace(
    { delay: DRAIN_MS, logger: false, skip: [...CLOSING_SIGNALS] },
    async ({ err }) => {
      if (err) app.log.error({ err }, 'shutting down after an uncaught error');
      await app.close();
      await store.close();
    },
  );
  closeOnSignals(close);
  // So that /healthz has the faults from its first answer on.
  await files.seasons.faults();
  await app.listen({ host: config.host, port: config.port });
  announce(config, startLines(config));
  await wait(STORE_OPEN_DELAY_MS);
  void store.db().catch(() => {});
  const worldErrors = await files.namedWorlds.errors();
  if (worldErrors.length > 0) exitWithErrors(worldErrors);
  await files.watch(app.log);
}

const read = readConfig(process.env);
if (!read.ok) exitWithErrors(read.errors);
await start(read.config).catch((error) => exitWithErrors([startErrorMessage(read.config, error)]));
