import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { root } from '../workspace.ts';
import { changedPaths, readWorkspace, suitesOf } from './changed-suites.ts';
import { orExit, readOptions } from './options.ts';
import { Progress } from './progress.ts';
import { type Suite, type SuiteContext, suites, type Verdict } from './suites.ts';

function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      nightly: { type: 'boolean', default: false },
      shard: { type: 'string' },
      since: { type: 'string' },
    },
  });
  const named = positionals.filter((name) => Object.hasOwn(suites, name));
  const files = positionals.filter((name) => !Object.hasOwn(suites, name));
  if (files.length > 0 && named.join() !== 'unit') {
    const names = Object.keys(suites).join(', ');
    throw new Error(
      `Unknown suite: ${files.join(', ')}. Choose from: ${names}. Files can follow unit; for browser tests use npm run e2e -- FILE.`,
    );
  }
  const { shard, since } = values;
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`--shard must be a part such as 1/3, not '${shard}'.`);
  const changed = since === undefined ? undefined : suitesOf(changedPaths(since), readWorkspace());
  return { ...values, shard, files, named, changed };
}

const write = (text: string) => process.stdout.write(text);
const signal = shutdownSignal();
const { all: isAll, nightly, shard, since, files, named, changed } = orExit(readCommand);
const scope = isAll ? 'all' : 'core';
const planned = (Object.entries(suites) as [string, Suite][]).flatMap(([name, suite]) => {
  const { core, all } = suite.seconds;
  const seconds = scope === 'core' ? core : all;
  if (named.length > 0)
    return named.includes(name) ? [{ ...suite, name, seconds: seconds ?? all }] : [];
  const isChanged = changed === undefined || changed.suites.some((one) => one === name);
  return isChanged && seconds !== undefined ? [{ ...suite, name, seconds }] : [];
});
const progress = new Progress(write, planned);
const context: Omit<SuiteContext, 'print'> = {
  env: process.env,
  signal,
  scope,
  files,
  folders: changed?.folders ?? [],
  shard,
  isNightly: nightly,
};

async function runSuite(run: Suite['run'], print: SuiteContext['print']): Promise<Verdict> {
  try {
    return await run({ ...context, print });
  } catch (error) {
    print(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1, findings: [], note: 'could not be run' };
  }
}

mkdirSync(join(root, 'reports'), { recursive: true });
const total = { passed: 0, failed: 0 };
const lines: string[] = [];

async function report({ name, run }: (typeof planned)[number]): Promise<void> {
  const [verdict, ms] = await progress.watch(name, (print) => runSuite(run, print));
  const { passed, failed, findings } = verdict;
  const note = signal.aborted ? 'interrupted' : verdict.note;
  const notes = [`${Math.round(ms / 1000)} s`, ...(note ? [note] : [])].join(', ');
  const counts = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${notes})`;
  lines.push(counts, ...findings.map((line) => `    ${line}`));
  write(`${[counts, ...findings.map((line) => `    ${line}`)].join('\n')}\n\n`);
  total.passed += passed;
  total.failed += failed;
}

if (changed) write(`Since ${since}: ${planned.map(({ name }) => name).join(', ')}\n\n`);
for (const suite of planned) if (!signal.aborted) await report(suite);

if (signal.aborted && total.failed === 0) total.failed = 1;
write(`${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
