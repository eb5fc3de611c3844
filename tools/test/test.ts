import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { type Suite, suites, type Verdict } from './suites.ts';

const print = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();

async function runSuite(suite: Suite): Promise<Verdict> {
  try {
    return await suite({ env: process.env, signal, print });
  } catch (error) {
    print(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1, findings: [], note: 'could not be run' };
  }
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  const names = Object.keys(suites).join(', ');
  process.stderr.write(`Unknown suite: ${unknown.join(', ')}. Choose from: ${names}.\n`);
  process.exit(1);
}

mkdirSync(join(root, 'reports'), { recursive: true });
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (signal.aborted || (requested.length > 0 && !requested.includes(name))) continue;
  print(`── ${name}\n`);
  const { passed, failed, findings, note } = await runSuite(suite);
  const counts = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`;
  const verdict = [note ? `${counts} (${note})` : counts, ...findings.map((line) => `    ${line}`)];
  lines.push(...verdict);
  print(`${verdict.join('\n')}\n\n`);
  total.passed += passed;
  total.failed += failed;
}

if (signal.aborted) total.failed += 1;
print(`${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
