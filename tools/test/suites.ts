import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pages } from '../pages.ts';
import { type Outcome, type RunOptions, run, runProgram } from '../run-command.ts';
import { buildSite } from '../site/site-build.ts';
import type { TestWorld } from '../site/test-site.ts';
import { root } from '../workspace.ts';
import { runBrowserTests } from './browser-tests.ts';
import { readCheckmarks, readJunit, type Tally, withExitCode } from './results.ts';

/**
 * `npm test` runs `core`, every rule on a sample; `npm run test:all` `all`; with --nightly also the many values, with each unit
 * test file in a worker of its own.
 */
export type Scope = 'core' | 'all' | 'nightly';

/** `env` has the scope as TEST_SCOPE. */
export interface SuiteContext extends Required<Pick<RunOptions, 'env' | 'signal' | 'onOutput'>> {
  readonly scope: Scope;
  /** A part of the unit or browser tests, such as 1/3. */
  readonly shard: string | undefined;
  /** To run of the unit tests, or folders with them; all, if none. */
  readonly files: readonly string[];
}

type RunSuite = (context: SuiteContext) => Promise<Tally>;
type RunTests = (context: SuiteContext) => Promise<Outcome>;

/** A program that prints a line with ✓ or ✗ for each of its checks. */
const checks =
  (script: string, args: (context: SuiteContext) => readonly string[] = () => []): RunSuite =>
  async (context) => {
    const { code, output } = await run(process.execPath, [script, ...args(context)], context);
    return withExitCode(readCheckmarks(output), code);
  };

/** Tests whose runner writes a JUnit report. */
const reported =
  (report: string, runTests: RunTests): RunSuite =>
  async (context) => {
    const file = join(root, report);
    rmSync(file, { force: true });
    const { code } = await runTests(context);
    return withExitCode(readJunit(file), code);
  };

/** Runs tests against a site of their own. */
const onSite =
  (
    runTests: (url: string, context: SuiteContext) => Promise<Outcome>,
    world?: TestWorld,
  ): RunTests =>
  async (context) => {
    // Their output has been printed; that of the site is printed if it or they fail.
    const runPrinted = async (url: string) => ({ ...(await runTests(url, context)), output: '' });
    // Imported here: a package that cannot be imported fails this suite, not the whole command.
    const { withTestSite } = await import('../site/test-site.ts');
    const outcome = await withTestSite(context.env, context.signal, runPrinted, world);
    if (outcome.code !== 0) context.onOutput(`${outcome.output.trim()}\n`);
    return outcome;
  };

async function build({ env, signal, onOutput }: SuiteContext): Promise<Tally> {
  const { code, output } = await buildSite(() => {}, { env, signal });
  if (code !== 0) onOutput(`${output}\n`);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: ['the build'] };
}

const shardOf = ({ shard }: SuiteContext) => (shard ? [`--shard=${shard}`] : []);

/** The endings of files that a scope leaves out, unless a file is named. */
const LEFT_OUT = { core: '{long,nightly}', all: 'nightly', nightly: '' };
const TEST_FILE = /\.test\.tsx?$/;

const unit = reported('reports/unit.junit.xml', (context) => {
  const { scope, files } = context;
  const isNightly = scope === 'nightly';
  const leftOut = !files.some((file) => TEST_FILE.test(file)) && LEFT_OUT[scope];
  const args = [
    'run',
    // Generous for busy machines: no test waits on purpose.
    '--testTimeout=60000',
    // Each further one loads all modules and worlds again.
    `--maxWorkers=${availableParallelism()}`,
    // Starting a worker for each file takes two seconds of a processor: only the nightly run isolates them.
    ...(isNightly ? [] : ['--no-isolate']),
    '--reporter=default',
    '--reporter=junit',
    '--outputFile=reports/unit.junit.xml',
    ...(leftOut ? [`--exclude=**/*.${leftOut}.test.{ts,tsx}`] : []),
    ...shardOf(context),
    ...files,
  ];
  return runProgram('vitest', args, context);
});

const contract = (reports: string, world?: TestWorld) =>
  reported(
    `${reports}/contract.junit.xml`,
    onSite((url, context) => {
      const args = ['--base-url', `${url}/api`, '--reports', reports];
      if (context.scope === 'core') args.push('--quick');
      return run(process.execPath, ['contract-tests/src/cli.ts', ...args], context);
    }, world),
  );

const e2e = reported(
  'reports/e2e.junit.xml',
  onSite((url, context) => runBrowserTests(url, context, shardOf(context))),
);

/** The last day of 2011/12 in England. */
const REAL_DAY: TestWorld = { name: 'history', at: '2012-05-13T15:20:00Z' };

/** By run.js, which installs it first. A page that would fail gets more rounds. */
const lighthouse = checks('tools/run.js', ({ scope }) => {
  const timed = pages.filter((page) => page.lighthouse === 'timed').map(({ name }) => name);
  return ['bench/src/lighthouse.ts', '--rounds=1', ...(scope === 'nightly' ? [] : timed)];
});

interface Suite {
  readonly name: string;
  readonly run: RunSuite;
  /** The first scope that runs it; the next ones do too. */
  readonly scope: Scope;
}

/** In running order: the suites that fail fastest come first, `build` before those that use the built site. */
export const suites: readonly Suite[] = [
  { name: 'check', scope: 'core', run: checks('tools/check/check.ts') },
  { name: 'build', scope: 'core', run: build },
  { name: 'unit', scope: 'core', run: unit },
  { name: 'weight', scope: 'core', run: checks('tools/check/weigh.ts') },
  { name: 'contract', scope: 'core', run: contract('reports') },
  { name: 'e2e', scope: 'core', run: e2e },
  { name: 'lighthouse', scope: 'all', run: lighthouse },
  { name: 'contract-seasons', scope: 'nightly', run: contract('reports/history', REAL_DAY) },
  { name: 'soak', scope: 'nightly', run: checks('reliability/crash/soak.ts') },
];
