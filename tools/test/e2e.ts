import { requireRunningSite } from '../site/require-running-site.ts';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { runBrowserTests } from './browser-tests.ts';
import { exitWithError, extractOption, orExit } from './options.ts';

// All other arguments are passed to Playwright: files, --grep, --repeat-each, --trace=on.
const { value: base = 'http://127.0.0.1:8080', rest } = orExit(() =>
  extractOption('base-url', process.argv.slice(2)),
);

await requireRunningSite(base).catch(exitWithError);

const onOutput = (text: string) => process.stdout.write(text);
const context = { env: process.env, signal: shutdownSignal(), onOutput };
const { code } = await runBrowserTests(base, context, rest);
process.exit(code);
