import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { orExit, readOptions } from './options.ts';
import type { Tally } from './results.ts';
import { type SuiteContext, suites } from './suites.ts';

function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      nightly: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const names = [...new Set(suites.map(({ name }) => name))];
  const named = positionals.filter((name) => names.includes(name));
  const files = positionals.filter((name) => !names.includes(name));
  if (files.length > 0 && named.join() !== 'unit')
    throw new Error(
      `Unknown suite: ${files.join(', ')}. Choose from: ${names.join(', ')}. Files can follow unit; for browser tests use npm run e2e -- FILE.`,
    );
  const { all, nightly, shard } = values;
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`--shard must be a part such as 1/3, not '${shard}'.`);
  const scopes = [
    'core',
    ...(all || named.length > 0 ? ['all'] : []),
    ...(nightly ? ['nightly'] : []),
  ];
  const planned = suites.filter(
    ({ name, scope }) => scopes.includes(scope) && (named.length === 0 || named.includes(name)),
  );
  return { isCore: !all, isNightly: nightly, shard, files, planned };
}

const print = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();
const { planned, ...options } = orExit(readCommand);
const TEST_SCOPE = options.isCore ? 'core' : 'all';
const TEST_NIGHTLY = options.isNightly ? 'yes' : '';
const env = { ...process.env, TEST_SCOPE, TEST_NIGHTLY };
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
