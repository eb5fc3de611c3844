import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { type Suite, suites, type Verdict } from './suites.ts';

const print = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();

async function runSuite(suite: Suite): Promise<Verdict> {
  try {
    return await suite({ env: process.env, signal, print, files });
  } catch (error) {
    print(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1, findings: [], note: 'could not be run' };
  }
}

const given = process.argv.slice(2);
const requested = given.filter((name) => Object.hasOwn(suites, name));
const files = given.filter((name) => !Object.hasOwn(suites, name));
if (files.length > 0 && requested.join() !== 'unit') {
  const names = Object.keys(suites).join(', ');
  process.stderr.write(
    `Unknown suite: ${files.join(', ')}. Choose from: ${names}. Files can follow unit; for browser tests use npm run e2e -- FILE.\n`,
  );
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
