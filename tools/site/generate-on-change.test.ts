import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateOnChange } from './generate-on-change.ts';
import { watchFolders } from './watch-folders.ts';

test('each change of the contract generates once, also one that is made meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const contract = join(folder, 'openapi.yaml');
  writeFileSync(contract, '');
  const watcher = watchFolders([folder], 0);
  onTestFinished(() => {
    watcher.close();
    rmSync(folder, { recursive: true });
  });
  await watcher.ready;
  const runs: PromiseWithResolvers<void>[] = [];
  generateOnChange(watcher, () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });

  writeFileSync(`${contract}.tmp`, 'a');
  renameSync(`${contract}.tmp`, contract);
  await expect.poll(() => runs).toHaveLength(1);
  const seen = watcher.next();
  writeFileSync(contract, 'b');
  await seen;
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]?.resolve();

  writeFileSync(join(folder, 'redocly.yaml'), '');
  await watcher.next();
  writeFileSync(contract, 'c');
  await expect.poll(() => runs).toHaveLength(3);
});
