import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from '../check/check-steps.ts';
import { type Outcome, run } from '../run.ts';
import { buildWeb } from '../site/web-build.ts';
import { bin, root } from '../workspace.ts';
import { playBrowserTests } from './browser-tests.ts';
import {
  readTally,
  settle,
  type Tally,
  tallyContract,
  tallyMarks,
  tallyPlaywright,
  tallyVitest,
} from './reports.ts';
import { type Print, runSteps } from './steps.ts';

export interface Verdict extends Tally {
  note?: string;
}

interface Tools {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: Print;
}

export type Suite = (tools: Tools) => Promise<Verdict>;

// Loaded when it is needed: a package that cannot even be imported fails these suites, not the command.
async function withTestSite(
  { env, signal }: Tools,
  play: (url: string) => Promise<Outcome>,
): Promise<Outcome> {
  const site = await import('../site/test-site.ts');
  return site.withTestSite(env, signal, play);
}

async function fromReport<Report>(
  name: string,
  tally: (report: Report) => Tally,
  print: Print,
  play: (file: string) => Promise<Outcome>,
): Promise<Verdict> {
  const file = join(root, 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await play(file);
  if (code !== 0) print(`${output.trimEnd()}\n`);
  return settle(readTally(file, tally), code);
}

const check: Suite = async ({ env, print }) => {
  const verdicts = await runSteps(checkSteps(env), availableParallelism(), print);
  const passed = verdicts.filter((verdict) => verdict.ok).length;
  const told = verdicts.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed, failed: told.length, told };
};

const unit: Suite = ({ env, signal, print }) =>
  fromReport('unit', tallyVitest, print, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // Patience for machines that do much else: no test waits on purpose.
    return run(bin('vitest'), ['run', '--testTimeout=30000', ...reporters], { env, signal });
  });

const build: Suite = async ({ env, signal, print }) => {
  const { code, output } = await buildWeb(() => {}, { env, signal });
  if (code === 0) return { passed: 1, failed: 0, told: [] };
  print(`${output}\n`);
  return { passed: 0, failed: 1, told: [] };
};

const weight: Suite = async (tools) => {
  const { code, output } = await run(
    process.execPath,
    ['tools/check/check-bundle-sizes.ts'],
    tools,
  );
  if (code !== 0) tools.print(`${output.trimEnd()}\n`);
  return settle(tallyMarks(output), code);
};

const lighthouse: Suite = async (tools) => {
  const script = ['bench/src/lighthouse.ts', '--rounds=3'];
  const { code, output } = await run(process.execPath, script, tools);
  // Its times fail nothing: they are there to be read.
  tools.print(`${output.trimEnd()}\n`);
  return settle(tallyMarks(output), code);
};

const contract: Suite = (tools) =>
  fromReport('contract', tallyContract, tools.print, () =>
    withTestSite(tools, (url) =>
      run(process.execPath, ['contract-tests/src/cli.ts', '--base-url', `${url}/api`], tools),
    ),
  );

const e2e: Suite = (tools) =>
  fromReport('e2e', tallyPlaywright, tools.print, () =>
    withTestSite(tools, (url) => playBrowserTests(url, tools)),
  );

/** In the order in which they are run: what fails soonest first. */
export const suites = { check, unit, build, weight, contract, e2e, lighthouse } satisfies Record<
  string,
  Suite
>;
