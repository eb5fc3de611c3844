import { parseArgs } from 'node:util';
import { playBrowserTests } from './browser-tests.ts';
import { toldToStop } from './told-to-stop.ts';

const print = (text: string) => process.stdout.write(text);
const { values } = parseArgs({
  options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:8080' } },
});

const tools = { env: process.env, signal: toldToStop(), print };
const { code, output } = await playBrowserTests(values['base-url'], tools);
print(output);
process.exit(code);
