import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../run-command.ts';
import { bin, root } from '../workspace.ts';
import { RESULTS_FILE, readResults, tallyResults } from './results-file.ts';

function folder(): string {
  const path = mkdtempSync(join(root, 'reports-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('a test that passes on retry counts as passed, and is listed with its first error', () => {
  const results = [
    { id: '1', name: 'home.test.ts:7 HOM-1 opens', status: 'passed' },
    {
      id: '2',
      name: 'home.test.ts:9 HOM-2 counts',
      status: 'failed',
      error: '\u001b[31mError: 3\u001b[39m\nmore',
    },
    { id: '3', name: 'home.test.ts:11 HOM-3 moves', status: 'failed', error: 'Error: late' },
    { id: '3', name: 'home.test.ts:11 HOM-3 moves', status: 'flaky' },
  ] as const;
  expect(tallyResults(results)).toEqual({
    passed: 2,
    failed: 1,
    findings: [
      'home.test.ts:9 HOM-2 counts: Error: 3',
      'home.test.ts:11 HOM-3 moves (passed on retry): Error: late',
    ],
  });
});

test('a run that was killed keeps the results until then', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'unit.jsonl');
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }));
  writeFileSync(file, '{"id":"1","name":"is ready","status":"passed"}\n{"id":"2","na');
  expect(tallyResults(readResults(file))).toEqual({ passed: 1, failed: 0, findings: [] });
  expect(readResults(`${file}-of-no-run`)).toEqual([]);
});

test('Vitest writes each result, and a file that cannot be loaded as a failure', async () => {
  const path = folder();
  const head = "import { test } from 'vitest';\n";
  writeFileSync(
    join(path, 'one.test.ts'),
    `${head}test('ends', () => {});\ntest('fails', () => { throw new Error('late'); });\ntest.skip('later', () => {});`,
  );
  writeFileSync(
    join(path, 'two.test.ts'),
    `import './missing.ts';\n${head}test('ends', () => {});`,
  );
  writeFileSync(join(path, 'vitest.config.ts'), 'export default {};');
  const results = join(path, 'unit.jsonl');
  const reporter = join(root, 'tools/test/vitest-reporter.ts');
  const env = { ...process.env, [RESULTS_FILE]: results };
  await run(bin('vitest'), ['run', '--root', path, `--reporter=${reporter}`], { env });
  const { passed, failed, findings } = tallyResults(readResults(results));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(findings.toSorted()).toEqual([
    'one.test.ts fails: late',
    expect.stringMatching(/^two[.]test[.]ts: .*missing/),
  ]);
});

test('Playwright writes each result, and an error outside of tests as a failure', async () => {
  const path = folder();
  const head = "import { expect, test } from '@playwright/test';\n";
  writeFileSync(
    join(path, 'one.test.ts'),
    `${head}test('ends', () => {});\ntest('moves', ({}, { retry }) => expect(retry).toBe(1));\ntest.skip('later', () => {});`,
  );
  writeFileSync(join(path, 'two.test.ts'), "throw new Error('no page');");
  const reporter = join(root, 'tools/test/playwright-reporter.ts');
  writeFileSync(
    join(path, 'playwright.config.ts'),
    `export default { retries: 1, reporter: '${reporter}', outputDir: 'out' };`,
  );
  const results = join(path, 'e2e.jsonl');
  const env = { ...process.env, [RESULTS_FILE]: results };
  const test = (...files: string[]) =>
    run(bin('playwright'), ['test', '--config', path, ...files], { env });
  await test('one.test.ts');
  expect(tallyResults(readResults(results))).toEqual({
    passed: 2,
    failed: 0,
    findings: [expect.stringMatching(/one[.]test[.]ts:3 moves \(passed on retry\): Error: /)],
  });
  await test('two.test.ts');
  expect(tallyResults(readResults(results)).findings).toContainEqual(
    expect.stringContaining('no page'),
  );
});
