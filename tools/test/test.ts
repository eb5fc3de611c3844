import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { toldToStop } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { type Suite, suites, type Verdict } from './suites.ts';

const print = (text: string) => process.stdout.write(text);
const signal = toldToStop();

async function play(suite: Suite): Promise<Verdict> {
  try {
    return await suite({ env: process.env, signal, print });
  } catch (error) {
    print(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1, told: [], note: 'could not be run' };
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  const known = Object.keys(suites).join(', ');
  process.stderr.write(`There is no suite ${unknown.join(', ')}. There are: ${known}.\n`);
  process.exit(1);
}

mkdirSync(join(root, 'reports'), { recursive: true });
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (signal.aborted || (asked.length > 0 && !asked.includes(name))) continue;
  print(`── ${name}\n`);
  const { passed, failed, told, note } = await play(suite);
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`;
  const verdict = [note ? `${line} (${note})` : line, ...told.map((one) => `    ${one}`)];
  lines.push(...verdict);
  print(`${verdict.join('\n')}\n\n`);
  total.passed += passed;
  total.failed += failed;
}

if (signal.aborted) total.failed += 1;
print(`${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
