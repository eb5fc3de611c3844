import { mustAnswer } from '../site/require-running-site.ts';
import { toldToStop } from '../site/shutdown-signal.ts';
import { playBrowserTests } from './browser-tests.ts';
import { end, orEnd, takeOption } from './options.ts';

// All other words are Playwright's own: files, --grep, --repeat-each, --trace=on.
const { value: base = 'http://127.0.0.1:8080', rest } = orEnd(() =>
  takeOption('base-url', process.argv.slice(2)),
);

await mustAnswer(base).catch(end);

const print = (text: string) => process.stdout.write(text);
const tools = { env: process.env, signal: toldToStop(), print };
const { code, output } = await playBrowserTests(base, tools, rest);
print(output);
process.exit(code);
