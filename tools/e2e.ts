import { parseArgs } from 'node:util';
import { playBrowserTests } from './browser-tests.ts';
import { toldToStop } from './told-to-stop.ts';

const print = (text: string) => process.stdout.write(text);
const { values, positionals } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'http://127.0.0.1:8080' },
    trace: { type: 'string', default: 'on-first-retry' },
  },
  allowPositionals: true,
});

const tools = { env: process.env, signal: toldToStop(), print };
const { code, output } = await playBrowserTests(values['base-url'], tools, [
  `--trace=${values.trace}`,
  ...positionals,
]);
print(output);
process.exit(code);
