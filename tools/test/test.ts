import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { orExit, readOptions } from './options.ts';
import type { Tally } from './results.ts';
import { type Scope, type SuiteContext, suites } from './suites.ts';

const SCOPES: readonly Scope[] = ['core', 'all', 'nightly'];

function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      nightly: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const names = suites.map(({ name }) => name);
  const named = positionals.filter((name) => names.includes(name));
  const files = positionals.filter((name) => !names.includes(name));
  if (files.length > 0 && named.join() !== 'unit')
    throw new Error(
      `Unknown suite: ${files.join(', ')}. Choose from: ${names.join(', ')}. Files can follow unit; for browser tests use npm run e2e -- FILE.`,
    );
  const { all, nightly, shard } = values;
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`--shard must be a part such as 1/3, not '${shard}'.`);
  const scope: Scope = nightly ? 'nightly' : all ? 'all' : 'core';
  const planned = suites.filter((suite) =>
    named.length > 0
      ? named.includes(suite.name)
      : SCOPES.indexOf(suite.scope) <= SCOPES.indexOf(scope),
  );
  return { scope, shard, files, planned };
}

const print = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();
const { planned, ...options } = orExit(readCommand);
const env = { ...process.env, TEST_SCOPE: options.scope };
const context: SuiteContext = { ...options, env, signal, onOutput: print };

const notRun = (error: Error): Tally => ({
  passed: 0,
  failed: [`could not be run: ${error.message}`],
});

mkdirSync(join(root, 'reports'), { recursive: true });
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
for (const suite of planned) {
  if (signal.aborted) break;
  print(`── ${suite.name}\n`);
  const start = performance.now();
  const { passed, failed } = await suite.run(context).catch(notRun);
  const seconds = Math.round((performance.now() - start) / 1000);
  const line = `${failed.length > 0 ? '✗' : '✓'} ${suite.name}: ${passed} passed, ${failed.length} failed (${seconds} s)`;
  summary.push(line, ...failed.map((test) => `    ${test}`));
  print(`${line}\n\n`);
  total.passed += passed;
  total.failed += failed.length;
}
if (signal.aborted) {
  summary.push('The tests were interrupted.');
  total.failed ||= 1;
}
print(`${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
