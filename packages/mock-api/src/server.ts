import closeWithGrace from 'close-with-grace';
import { createAccounts } from './accounts/accounts.ts';
import { keptJwtSecret } from './accounts/jwt-secret.ts';
import { addSampleAccount } from './accounts/sample-account.ts';
import { buildApp } from './app.ts';
import { type MockConfig, readConfig } from './config.ts';
import { openStore } from './store/open-store.ts';
import { createWorld } from './world/world.ts';

const DRAIN_MS = 4000;

/** The world's time starts at MOCK_NOW, where there is one, and runs as fast as ours. */
function clockFrom({ startAt }: MockConfig) {
  const ahead = startAt === undefined ? 0 : startAt - Date.now();
  return { real: () => Date.now(), world: () => Date.now() + ahead };
}

async function start(config: MockConfig): Promise<void> {
  const { seed, size, dataDir } = config;
  const seconds = () => Math.floor(Date.now() / 1000);
  const secret = config.jwtSecret ?? (await keptJwtSecret(dataDir));
  const onError = (error: Error) => app?.log.warn({ err: error }, 'a database connection ended');
  const db = await openStore({ ...config, now: seconds, onError });
  await addSampleAccount(db, seconds());

  const world = createWorld({ seed, size });
  let large = size === 'large' ? world : undefined;
  const app = buildApp({
    world,
    largeWorld: () => (large ??= createWorld({ seed, size: 'large' })),
    accounts: createAccounts({ ...config, db, now: seconds, secret }),
    clock: clockFrom(config),
    devTools: config.devTools,
    logger: { level: config.logLevel },
  });
  app.addHook('onClose', () => db.destroy());

  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'ended by a fault');
    await app.close();
  });
  await app.listen({ host: config.host, port: config.port });
}

function giveUp(faults: readonly string[]): never {
  process.stderr.write(`The bundled API cannot start:\n  ${faults.join('\n  ')}\n`);
  process.exit(1);
}

const read = readConfig(process.env);
if (!read.ok) giveUp(read.faults);
await start(read.config).catch((error: NodeJS.ErrnoException) => {
  const { host, port } = read.config;
  const taken = `MOCK_PORT: port ${port} on ${host} is taken by another program; set a free one.`;
  giveUp([error.code === 'EADDRINUSE' ? taken : (error.stack ?? error.message)]);
});
