import { prettyPrinter } from './pretty-log.ts';
import { runSite } from './run-site.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import type { Programs } from './site.ts';
import { urlOf } from './site-config.ts';

const WATCH = ['--watch', '--watch-preserve-output'];

const programs: Programs = {
  gateway: [...WATCH, 'tools/site/dev-gateway.ts'],
  mockApi: [...WATCH, 'packages/mock-api/src/server.js'],
};

process.exit(
  await runSite(process.env, shutdownSignal(), {
    programs,
    printerFor: prettyPrinter,
    prepare: async () => undefined,
    announce: ({ gateway }) =>
      `Touchline is ready: ${urlOf(gateway)}\n  Changes reload automatically. See every page in every state at ${urlOf(gateway)}/worlds\n  Stop it with Ctrl-C.\n`,
  }),
);
