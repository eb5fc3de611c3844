import { once } from 'node:events';
import { createServer } from 'node:http';
import { createStdoutLogger } from '@touchline/types/logging/create-logger';
import { buildApp } from '../../packages/gateway/src/app.ts';
import { verifyingKey } from '../../packages/gateway/src/auth/verification-key.ts';
import { readConfig } from '../../packages/gateway/src/config.ts';
import { openDevSite } from '../../packages/web/tools/dev-site.ts';

// The first page has to wait until its sources are compiled.
const PAGE_BUDGET_MS = 30_000;

/** The gateway without its caches, with pages rendered from sources by Vite. */
const read = readConfig(process.env);
if (!read.ok) {
  process.stderr.write(`${read.faults.join('\n')}\n`);
  process.exit(1);
}
const { config } = read;
const server = createServer();
const site = await openDevSite(server);
const app = await buildApp({
  config: { ...config, pageBudgetMs: PAGE_BUDGET_MS },
  verifyingKey: await verifyingKey(config.verifier),
  renderer: site.renderer,
  storesNothing: true,
  logger: createStdoutLogger(config.logLevel),
});
await app.ready();
server.on('request', (request, response) =>
  site.middlewares(request, response, () => app.routing(request, response)),
);
server.listen(config.port, config.host);
await once(server, 'listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections();
    await site.close();
    await app.close();
    process.exit(0);
  });
}
