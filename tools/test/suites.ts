import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkSteps } from '../check/check-steps.ts';
import { lines, type Outcome, run } from '../run-command.ts';
import { buildSite } from '../site/site-build.ts';
import type { TestWorld } from '../site/test-site.ts';
import { bin, root } from '../workspace.ts';
import { runBrowserTests } from './browser-tests.ts';
import { type CaseResult, junit } from './junit.ts';
import {
  checkmarksOf,
  readTally,
  tallyCheckmarks,
  tallyContract,
  withExitCode,
} from './reports.ts';
import { RESULTS_FILE, readResults, type Tally, tallyResults } from './results-file.ts';
import { type Print, runSteps } from './steps.ts';

export interface Verdict extends Tally {
  note?: string;
}

export interface SuiteContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: Print;
  /** Every rule on a sample, or on everything. */
  scope: 'core' | 'all';
  /** To run of the suite; all, if none. */
  files: readonly string[];
  /** The folders whose unit tests run; all, if none. */
  folders: readonly string[];
  /** A part of the unit or browser tests, such as 1/3. */
  shard: string | undefined;
  /** With each unit test file in a worker of its own, and no flaky test passes. */
  isNightly: boolean;
}

type RunSuite = (context: SuiteContext) => Promise<Verdict>;

export interface Suite {
  readonly run: RunSuite;
  /** On two quiet cores, in the core and in all; those without the first are not in the core. */
  readonly seconds: { readonly core?: number; readonly all: number };
}

// Imported lazily: a package that cannot be imported fails these suites, not the whole command.
async function withTestSite(
  { env, signal }: SuiteContext,
  runTests: (url: string) => Promise<Outcome>,
  world?: TestWorld,
): Promise<Outcome> {
  const site = await import('../site/test-site.ts');
  return site.withTestSite(env, signal, runTests, world);
}

/** Runs Vitest or Playwright, whose reporter writes a result after each test. */
async function runWithResults(
  name: string,
  { env, print, scope, isNightly }: SuiteContext,
  isProgress: RegExp,
  runTests: (env: NodeJS.ProcessEnv, onOutput: (text: string) => void) => Promise<Outcome>,
): Promise<Verdict> {
  const file = join(root, 'reports', `${name}.results.jsonl`);
  rmSync(file, { force: true });
  const printed = (line: string) => isProgress.test(stripVTControlCharacters(line));
  const printProgress = lines((line) => void (printed(line) && print(`${line}\n`)));
  const TEST_NIGHTLY = isNightly ? 'yes' : '';
  const testEnv = { ...env, TEST_SCOPE: scope, TEST_NIGHTLY, [RESULTS_FILE]: file };
  const { code, output } = await runTests(testEnv, printProgress);
  if (code !== 0)
    print(
      `${output
        .split('\n')
        .filter((line) => !printed(line))
        .join('\n')}\n`,
    );
  return withExitCode(tallyResults(readResults(file)), code);
}

/** For suites whose runner writes no JUnit report itself. */
function writeJunit(name: string, cases: readonly CaseResult[]): void {
  writeFileSync(join(root, 'reports', `${name}.junit.xml`), junit(name, cases));
}

const check: RunSuite = async ({ env, print, signal }) => {
  const verdicts = await runSteps(checkSteps(env), availableParallelism(), print, signal);
  writeJunit('check', verdicts);
  const passed = verdicts.filter((verdict) => verdict.ok).length;
  const findings = verdicts.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed, failed: findings.length, findings };
};

const unit: RunSuite = (context) =>
  runWithResults('unit', context, /^ [✓❯]/, (env, onOutput) => {
    const { signal, scope, files, folders, shard, isNightly } = context;
    const args = [
      'run',
      // Generous for busy machines: no test waits on purpose.
      '--testTimeout=60000',
      // Three for two cores: tests of processes and time-outs wait for half of their time.
      `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
      // Starting a worker for each file takes two seconds of a processor: only the nightly run isolates them.
      ...(isNightly ? [] : ['--no-isolate']),
      // As for the browser tests; the end of the run lists the tests that needed a retry.
      ...(env.CI && !isNightly ? ['--retry=1'] : []),
      '--reporter=default',
      '--reporter=tools/test/vitest-reporter.ts',
      '--reporter=json',
      '--outputFile.json=reports/unit.json',
      '--reporter=junit',
      '--outputFile.junit=reports/unit.junit.xml',
      ...(scope === 'core' && files.length === 0 ? ['--exclude=**/*.long.test.{ts,tsx}'] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      ...folders,
      ...files,
    ];
    return run(bin('vitest'), args, { env, signal, onOutput });
  });

const build: RunSuite = async ({ env, signal, print }) => {
  const { code, output } = await buildSite(() => {}, { env, signal });
  writeJunit('build', [{ name: 'build', ok: code === 0, output }]);
  if (code === 0) return { passed: 1, failed: 0, findings: [] };
  print(`${output}\n`);
  return { passed: 0, failed: 1, findings: [] };
};

/** A command that prints a line with ✓ or ✗ for each check, and its figures while it runs. */
const ofCheckmarks =
  (name: string, script: (context: SuiteContext) => string[]): RunSuite =>
  async (context) => {
    const { env, signal, print } = context;
    const options = { env, signal, onOutput: lines((line) => print(`${line}\n`)) };
    const { code, output } = await run(process.execPath, script(context), options);
    writeJunit(name, checkmarksOf(output));
    return withExitCode(tallyCheckmarks(output), code);
  };

const lighthouse: RunSuite = async (context) => {
  const { env, signal, print } = context;
  // Installed here, because no other suite needs it.
  const install = ['tools/install.js', '--with-lighthouse'];
  const installed = await run(process.execPath, install, { env, signal });
  if (installed.code !== 0) {
    print(installed.output);
    return { passed: 0, failed: 1, findings: [], note: 'could not be installed' };
  }
  // A page that would fail gets more rounds.
  return ofCheckmarks('lighthouse', () => ['bench/src/lighthouse.ts', '--rounds=1'])(context);
};

const contractIn =
  (reports: string, world?: TestWorld): RunSuite =>
  async (context) => {
    const { env, signal, print, scope } = context;
    const file = join(root, reports, 'contract.json');
    rmSync(file, { force: true });
    const runTests = (url: string) => {
      const quick = scope === 'core' ? ['--quick'] : [];
      const args = ['--base-url', `${url}/api`, '--reports', reports, ...quick];
      return run(process.execPath, ['contract-tests/src/cli.ts', ...args], { env, signal });
    };
    const { code, output } = await withTestSite(context, runTests, world);
    if (code !== 0) print(`${output.trimEnd()}\n`);
    return withExitCode(readTally(file, tallyContract), code);
  };

/** The last day of 2011/12 in England. */
const REAL_DAY: TestWorld = { name: 'history', at: '2012-05-13T15:20:00Z' };

/** By night it also runs in the world with real seasons. */
const contract: RunSuite = async (context) => {
  const verdict = await contractIn('reports')(context);
  if (!context.isNightly) return verdict;
  const history = await contractIn('reports/history', REAL_DAY)(context);
  return {
    passed: verdict.passed + history.passed,
    failed: verdict.failed + history.failed,
    findings: [...verdict.findings, ...history.findings],
  };
};

function browserArguments({ shard, isNightly }: SuiteContext): string[] {
  return [...(shard ? [`--shard=${shard}`] : []), ...(isNightly ? ['--fail-on-flaky-tests'] : [])];
}

const PLAYWRIGHT_PROGRESS = /^ +[✓✘-] /;

const e2e: RunSuite = (context) =>
  runWithResults('e2e', context, PLAYWRIGHT_PROGRESS, (env, onOutput) =>
    withTestSite(context, (url) =>
      runBrowserTests(url, { ...context, env, onOutput }, browserArguments(context)),
    ),
  );

/** In running order: the suites that fail fastest come first. */
export const suites = {
  check: { run: check, seconds: { core: 35, all: 35 } },
  // Before the tests that use the built site.
  build: { run: build, seconds: { core: 1, all: 1 } },
  unit: { run: unit, seconds: { core: 220, all: 350 } },
  weight: {
    run: ofCheckmarks('weight', () => ['tools/check/weigh.ts']),
    seconds: { core: 7, all: 7 },
  },
  contract: { run: contract, seconds: { core: 10, all: 24 } },
  e2e: { run: e2e, seconds: { core: 130, all: 870 } },
  soak: {
    run: ofCheckmarks('soak', () => ['reliability/soak/soak.ts', '3']),
    seconds: { all: 210 },
  },
  lighthouse: { run: lighthouse, seconds: { all: 190 } },
} satisfies Record<string, Suite>;
