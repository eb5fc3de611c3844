import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Outcome, type RunOptions, run, runProgram } from '../run-command.ts';
import { buildSite } from '../site/site-build.ts';
import type { TestWorld } from '../site/test-site.ts';
import { root } from '../workspace.ts';
import { runBrowserTests } from './browser-tests.ts';
import { readCheckmarks, readJunit, type Tally, withExitCode } from './results.ts';

/** `env` has TEST_SCOPE (`core`: every rule on a sample; `all`) and TEST_NIGHTLY. */
export interface SuiteContext extends Required<Pick<RunOptions, 'env' | 'signal' | 'onOutput'>> {
  readonly isCore: boolean;
  /** With each unit test file in a worker of its own, and no flaky test passes. */
  readonly isNightly: boolean;
  /** A part of the unit or browser tests, such as 1/3. */
  readonly shard: string | undefined;
  /** To run of the unit tests; all, if none. */
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

const unit = reported('reports/unit.junit.xml', (context) => {
  const { env, isCore, isNightly, files } = context;
  const args = [
    'run',
    // Generous for busy machines: no test waits on purpose.
    '--testTimeout=60000',
    // Three for two cores: tests of processes and time-outs wait for half of their time.
    `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
    // Starting a worker for each file takes two seconds of a processor: only the nightly run isolates them.
    ...(isNightly ? [] : ['--no-isolate']),
    ...(env.CI && !isNightly ? ['--retry=1'] : []),
    '--reporter=default',
    '--reporter=junit',
    '--outputFile=reports/unit.junit.xml',
    ...(isCore && files.length === 0 ? ['--exclude=**/*.long.test.{ts,tsx}'] : []),
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
      if (context.isCore) args.push('--quick');
      return run(process.execPath, ['contract-tests/src/cli.ts', ...args], context);
    }, world),
  );

const e2e = reported(
  'reports/e2e.junit.xml',
  onSite((url, context) => {
    const nightly = context.isNightly ? ['--fail-on-flaky-tests'] : [];
    return runBrowserTests(url, context, [...shardOf(context), ...nightly]);
  }),
);

/** The last day of 2011/12 in England. */
const REAL_DAY: TestWorld = { name: 'history', at: '2012-05-13T15:20:00Z' };

interface Suite {
  readonly name: string;
  readonly run: RunSuite;
  /** `core` runs in `npm test`, `all` in `npm run test:all` alone, `nightly` with --nightly beside the suite of the name. */
  readonly scope: 'core' | 'all' | 'nightly';
}

/** In running order: the suites that fail fastest come first, `build` before those that use the built site. */
export const suites: readonly Suite[] = [
  { name: 'check', scope: 'core', run: checks('tools/check/check.ts') },
  { name: 'build', scope: 'core', run: build },
  { name: 'unit', scope: 'core', run: unit },
  { name: 'weight', scope: 'core', run: checks('tools/check/weigh.ts') },
  { name: 'contract', scope: 'core', run: contract('reports') },
  { name: 'contract', scope: 'nightly', run: contract('reports/history', REAL_DAY) },
  { name: 'e2e', scope: 'core', run: e2e },
  { name: 'soak', scope: 'all', run: checks('reliability/crash/soak.ts') },
  // By run.js, which installs it first. A page that would fail gets more rounds.
  {
    name: 'lighthouse',
    scope: 'all',
    run: checks('tools/run.js', () => ['lighthouse', '--rounds=1']),
  },
];
