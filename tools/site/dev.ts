import { join } from 'node:path';
import { root } from '../workspace.ts';
import { generateOnChange } from './generate-on-change.ts';
import { prettyPrinter } from './pretty-log.ts';
import { runSite } from './run-site.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { watchFolders } from './watch-folders.ts';

const programs = {
  gateway: ['tools/site/dev-gateway.js'],
  mockApi: ['packages/mock-api/src/server.js'],
};

// The site's own sources are watched by Vite.
const WATCHED_FOLDERS: Record<string, string[]> = {
  gateway: [
    'packages/gateway/src',
    'packages/types/src',
    'packages/shared/src',
    'packages/api-core/src',
    'packages/devtools/src',
    'packages/devtools/dist/server',
    'packages/web/tools',
    'tools/site',
  ],
  'mock-api': ['packages/mock-api/src', 'packages/types/src', 'packages/shared/src'],
};

const watch = (name: string) =>
  watchFolders((WATCHED_FOLDERS[name] ?? []).map((folder) => join(root, folder)));

const print = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();
// Loaded once, after the start: loading takes longer than generating.
const loadGenerator = () => import('@touchline/types/generated-files');

async function generate(): Promise<void> {
  try {
    const { generateFiles } = await loadGenerator();
    const written = await generateFiles({ write: true });
    print(`openapi.yaml has changed: ${written.join(', ') || 'nothing'} written.\n`);
  } catch (error) {
    print(`openapi.yaml has changed, but is faulty. ${(error as Error).message}\n`);
  }
}
/** In this process, which outlives restarts of the gateway. */
async function buildDevTools(): Promise<undefined> {
  const { watchDevTools } = await import('@touchline/devtools/watch');
  await watchDevTools();
}

void generateOnChange(watchFolders([root], 0), generate);

// Vite's build in this process sets NODE_ENV to production, with which every change would reload the page.
const env = { ...process.env, NODE_ENV: 'development' };

process.exit(
  await runSite(env, signal, {
    programs,
    printerOf: (name) => prettyPrinter(name, print),
    watch,
    prepare: buildDevTools,
    announce(url, lines) {
      void loadGenerator();
      return [
        `Touchline is ready: ${url}`,
        ...lines,
        '  Changes reload automatically. Stop it with Ctrl-C.\n',
      ].join('\n');
    },
  }),
);
