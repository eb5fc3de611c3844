import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../run-command.ts';
import { root } from '../workspace.ts';
import { readJunit } from './results.ts';

function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the report of Vitest has passed and failed tests, and files that cannot be loaded', async () => {
  const folder = temporaryFolder(join(root, 'node_modules'));
  const imported = "import { expect, test } from 'vitest';\n";
  writeFileSync(
    join(folder, 'a.test.js'),
    `${imported}test('a < b & "c"', () => expect(1).toBe(2)); test('passes', () => {}); test.skip('left out', () => {});`,
  );
  writeFileSync(join(folder, 'b.test.js'), `${imported}throw new Error('cannot be loaded');`);
  const file = join(folder, 'junit.xml');
  const args = ['run', '--root', folder, '--reporter=junit', `--outputFile=${file}`];
  await runProgram('vitest', args, { cwd: folder, env: process.env });
  expect(readJunit(file)).toEqual({
    passed: 1,
    failed: ['a.test.js a < b & "c"', 'b.test.js b.test.js'],
  });
});

test('the report of Playwright has passed tests, and failed ones, also if they pass when repeated', async () => {
  const folder = temporaryFolder(join(root, 'e2e'));
  writeFileSync(
    join(folder, 'a.test.ts'),
    `import { expect, test } from '@playwright/test';
    test('fails', () => expect(1).toBe(2)); test('passes', () => {}); test.skip('left out', () => {});
    test('is flaky', () => expect(test.info().retry).toBe(1));`,
  );
  const file = join(folder, 'junit.xml');
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { outputDir: 'out', retries: 1,
      reporter: [['junit', { outputFile: 'junit.xml', includeRetries: true }]] };`,
  );
  await runProgram('@playwright/test', ['test', '--config', folder], { env: process.env });
  expect(readJunit(file)).toEqual({ passed: 1, failed: ['a.test.ts fails', 'a.test.ts is flaky'] });
});
