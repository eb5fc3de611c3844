import { setTimeout as wait } from 'node:timers/promises';
import { readJwtSecretFile } from '@touchline/types/jwt-secret-file';
import closeWithGrace from 'close-with-grace';
import { createAccounts } from './accounts/accounts.ts';
import { buildApp } from './app.ts';
import { createChatLog } from './chat/chat-log.ts';
import { type MockConfig, readConfig } from './config.ts';
import type { Db } from './store/schema.ts';
import { lazy } from './world/lazy.ts';
import { createWorld } from './world/world.ts';

const DRAIN_MS = 4000;

const seconds = () => Math.floor(Date.now() / 1000);

/** The world's time starts at MOCK_NOW, where there is one, and runs as fast as ours. */
function clockFrom({ startAt }: MockConfig) {
  const ahead = startAt === undefined ? 0 : startAt - Date.now();
  return { real: () => Date.now(), world: () => Date.now() + ahead };
}

function giveUp(faults: readonly string[]): never {
  process.stderr.write(`The bundled API cannot start:\n  ${faults.join('\n  ')}\n`);
  process.exit(1);
}

function whyNot({ host, port }: MockConfig, error: NodeJS.ErrnoException): string {
  return error.code === 'EADDRINUSE'
    ? `MOCK_PORT: port ${port} on ${host} is taken by another program; set a free one.`
    : (error.stack ?? error.message);
}

async function appFrom(config: MockConfig, db: () => Promise<Db>) {
  const { seed, size, dataDir } = config;
  const secret = config.jwtSecret ?? (await readJwtSecretFile(dataDir, { create: true }));
  if (!secret) throw new Error(`${dataDir}/jwt-secret is gone; start again, and it is made anew.`);
  const world = createWorld({ seed, size });
  const stormWorld = lazy(() => createWorld({ seed, size: 'storm' }));
  return buildApp({
    world,
    stormWorld,
    accounts: createAccounts({ ...config, db, now: seconds, secret }),
    chatLog: createChatLog({ db, now: Date.now }),
    clock: clockFrom(config),
    devTools: config.devTools,
    logger: { level: config.logLevel },
  });
}

/** Soon enough to hear of a wrong address, and after whoever waits for the first answer has it. */
const STORE_OPENS_AFTER_MS = 400;

async function start(config: MockConfig): Promise<void> {
  let opened: Promise<Db> | undefined;
  // Scores need no database: it is opened when somebody asks for an account, else a moment later.
  const store = () => {
    opened ??= import('./store/open-account-store.ts').then(({ openAccountStore }) =>
      openAccountStore({
        ...config,
        now: seconds,
        onError: (err) => app.log.warn({ err }, 'a connection to the database ended'),
      }),
    );
    return opened;
  };
  const app = await appFrom(config, store);
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'ended by a fault');
    await app.close();
    await (await opened)?.destroy();
  });
  await app.listen({ host: config.host, port: config.port });
  await wait(STORE_OPENS_AFTER_MS);
  await store();
}

const read = readConfig(process.env);
if (!read.ok) giveUp(read.faults);
await start(read.config).catch((error) => giveUp([whyNot(read.config, error)]));
