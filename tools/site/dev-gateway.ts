import { once } from 'node:events';
import { createServer } from 'node:http';
import { buildApp } from '@touchline/gateway/app';
import { readConfig } from '@touchline/gateway/config';
import { startLines } from '@touchline/gateway/start-lines';
import { verifyingKey } from '@touchline/gateway/verification-key';
import { announce, listenError } from '@touchline/shared/server/announce';
import { closeOnSignals } from '@touchline/shared/server/close-on-signals';
import { allowHosts } from '@touchline/shared/server/http/allowed-hosts';
import { createStdoutLogger } from '@touchline/shared/server/logging/create-logger';
import type { DevSite } from '@touchline/web/dev-site';
import { isGateways } from './dev-requests.ts';

// The first page has to wait until its sources are compiled.
const PAGE_BUDGET_MS = 30_000;

/** The gateway without its caches, with pages rendered from sources by Vite. */
function exitWith(errors: readonly string[]): never {
  process.stderr.write(`The gateway cannot start:\n  ${errors.join('\n  ')}\n`);
  process.exit(1);
}

const read = readConfig(process.env);
if (!read.ok) exitWith(read.errors);
const { config } = read;
const server = createServer();
// After the API is ready: Vite takes longer to start than the gateway, and a rule of the API need not wait for it.
const opening = Promise.withResolvers<DevSite>();
const renderer = async () => (await opening.promise).renderer;
let site: DevSite | undefined;

const app = await buildApp({
  config: { ...config, pageBudgetMs: PAGE_BUDGET_MS },
  verifyingKey: await verifyingKey(config.verifier),
  renderer: {
    style: async () => (await renderer()).style(),
    // No page is cached in development, so that no key needs to be canonical.
    normalizeUrl: (url) => url,
    render: async (request) => (await renderer()).render(request),
    appShell: (request) =>
      site?.renderer.appShell(request) ?? {
        status: 503,
        headers: {},
        body: 'Vite has not started.',
      },
    matchCard: async (request) => (await renderer()).matchCard(request),
    calendar: async (request) => (await renderer()).calendar(request),
    // Push is for built sites.
    matchAlerts: () => [],
    listPages: async (request) => (await renderer()).listPages(request),
  },
  storesNothing: true,
  logger: createStdoutLogger(config.logLevel),
});
await app.ready();

const passesVite = isGateways(allowHosts(config.allowedHosts));
server.on('request', async (request, response) => {
  const next = () => app.routing(request, response);
  if (passesVite(request)) return next();
  (await opening.promise).middlewares(request, response, next);
});
server.listen({ port: config.port, host: config.host });
await once(server, 'listening').catch((error) => exitWith([listenError('PORT', config, error)]));
announce(config, startLines(config));

closeOnSignals(async () => {
  server.closeAllConnections();
  await site?.close();
  await app.close();
  process.exit(0);
});

const { openDevSite } = await import('@touchline/web/dev-site');
site = await openDevSite(server, config.allowedHosts);
opening.resolve(site);
