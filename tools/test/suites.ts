import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkSteps } from '../check/check-steps.ts';
import { lines, type Outcome, run } from '../run-command.ts';
import { buildSite } from '../site/site-build.ts';
import { bin, root } from '../workspace.ts';
import { runBrowserTests } from './browser-tests.ts';
import { type CaseResult, junit } from './junit.ts';
import {
  checkmarksOf,
  readTally,
  type Tally,
  tallyCheckmarks,
  tallyContract,
  tallyPlaywright,
  tallyVitest,
  withExitCode,
} from './reports.ts';
import { type Print, runSteps } from './steps.ts';

export interface Verdict extends Tally {
  note?: string;
}

interface SuiteContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: Print;
  /** To run of the suite; all, if none. */
  files: readonly string[];
}

export type Suite = (tools: SuiteContext) => Promise<Verdict>;

// Imported lazily: a package that cannot be imported fails these suites, not the whole command.
async function withTestSite(
  { env, signal }: SuiteContext,
  runTests: (url: string) => Promise<Outcome>,
): Promise<Outcome> {
  const site = await import('../site/test-site.ts');
  return site.withTestSite(env, signal, runTests);
}

async function runWithReport<Report>(
  name: string,
  tally: (report: Report) => Tally,
  print: Print,
  runTests: (reportFile: string) => Promise<Outcome>,
): Promise<Verdict> {
  const file = join(root, 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runTests(file);
  if (code !== 0) print(`${output.trimEnd()}\n`);
  return withExitCode(readTally(file, tally), code);
}

/** For suites whose runner writes no JUnit report itself. */
function writeJunit(name: string, cases: readonly CaseResult[]): void {
  writeFileSync(join(root, 'reports', `${name}.junit.xml`), junit(name, cases));
}

const check: Suite = async ({ env, print }) => {
  const verdicts = await runSteps(checkSteps(env), availableParallelism(), print);
  writeJunit('check', verdicts);
  const passed = verdicts.filter((verdict) => verdict.ok).length;
  const findings = verdicts.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed, failed: findings.length, findings };
};

/** Prints the line of each finished file: the run takes minutes. Failures are printed in the end. */
const printFile = (print: Print) => (line: string) => {
  if (/^ [✓❯]/.test(stripVTControlCharacters(line))) print(`${line}\n`);
};

const unit: Suite = ({ env, signal, print, files }) =>
  runWithReport('unit', tallyVitest, print, (file) => {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=junit',
      '--outputFile.junit=reports/unit.junit.xml',
    ];
    // Generous for busy machines: no test waits on purpose.
    const args = ['run', '--testTimeout=30000', '--maxWorkers=100%', ...reporters, ...files];
    return run(bin('vitest'), args, { env, signal, onOutput: lines(printFile(print)) });
  });

const build: Suite = async ({ env, signal, print }) => {
  const { code, output } = await buildSite(() => {}, { env, signal });
  writeJunit('build', [{ name: 'build', ok: code === 0, output }]);
  if (code === 0) return { passed: 1, failed: 0, findings: [] };
  print(`${output}\n`);
  return { passed: 0, failed: 1, findings: [] };
};

/** A command that prints a line with ✓ or ✗ for each check. Where its figures matter they are printed always. */
const ofCheckmarks =
  (name: string, script: string[], { hasFigures = false } = {}): Suite =>
  async (tools) => {
    const { code, output } = await run(process.execPath, script, tools);
    if (code !== 0 || hasFigures) tools.print(`${output.trimEnd()}\n`);
    writeJunit(name, checkmarksOf(output));
    return withExitCode(tallyCheckmarks(output), code);
  };

const lighthouse: Suite = async (tools) => {
  // Installed here, because no other suite needs it.
  const install = ['tools/install.js', '--with-lighthouse'];
  const installed = await run(process.execPath, install, tools);
  if (installed.code !== 0) {
    tools.print(installed.output);
    return { passed: 0, failed: 1, findings: [], note: 'could not be installed' };
  }
  // Its times are information only.
  const script = ['bench/src/lighthouse.ts', '--rounds=3'];
  return ofCheckmarks('lighthouse', script, { hasFigures: true })(tools);
};

const contract: Suite = (tools) =>
  runWithReport('contract', tallyContract, tools.print, () =>
    withTestSite(tools, (url) =>
      run(process.execPath, ['contract-tests/src/cli.ts', '--base-url', `${url}/api`], tools),
    ),
  );

const e2e: Suite = (tools) =>
  runWithReport('e2e', tallyPlaywright, tools.print, () =>
    withTestSite(tools, (url) => runBrowserTests(url, tools)),
  );

/** The contract and the browser tests of the demo, from a static host of their own. */
const demo: Suite = (tools) =>
  runWithReport('demo', tallyPlaywright, tools.print, async () => {
    const { buildDemo } = await import('../demo/build-demo.ts');
    const { openStaticServer } = await import('../demo/static-server.ts');
    await buildDemo(tools);
    const host = await openStaticServer({ host: '127.0.0.1', port: 0, base: '/touchline/demo' });
    try {
      return await runBrowserTests(host.url, tools, ['--config', 'e2e/demo/playwright.config.ts']);
    } finally {
      await host.close();
    }
  });

/** In running order: the suites that fail fastest come first. */
export const suites = {
  check,
  unit,
  build,
  weight: ofCheckmarks('weight', ['tools/check/weigh.ts']),
  contract,
  fuzz: ofCheckmarks('fuzz', ['reliability/fuzz/fuzz.ts'], { hasFigures: true }),
  soak: ofCheckmarks('soak', ['reliability/soak/soak.ts', '3'], { hasFigures: true }),
  e2e,
  demo,
  lighthouse,
} satisfies Record<string, Suite>;
