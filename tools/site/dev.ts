import { runSite } from './run-site.ts';
import { toldToStop } from './shutdown-signal.ts';
import type { Programs } from './site.ts';
import { urlOf } from './site-config.ts';

const WATCH = ['--watch', '--watch-preserve-output'];

const programs: Programs = {
  gateway: [...WATCH, 'tools/site/dev-gateway.ts'],
  mockApi: [...WATCH, 'packages/mock-api/src/server.js'],
};

process.exit(
  await runSite(process.env, toldToStop(), {
    programs,
    prepare: async () => undefined,
    announce: ({ gateway }) =>
      `Touchline is ready: ${urlOf(gateway)}\n  What you change reloads by itself; any state of any screen: ${urlOf(gateway)}/worlds\n  Ctrl-C ends it.\n`,
  }),
);
