import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('source-edits.ts', import.meta.url).href;

/** A process that edits a file twice, prints a line, and ends with the next line that it reads. */
async function edit() {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  const file = join(folder, 'a.ts');
  writeFileSync(file, 'original');
  const program = `
    import { sourceEdits } from ${JSON.stringify(MODULE)};
    const edits = sourceEdits(${JSON.stringify(folder)});
    edits.write('a.ts', 'first');
    edits.write('a.ts', 'second');
    process.stdin.once('data', () => { throw new Error('an error'); });
    console.log('edited');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, exit, text: () => readFileSync(file, 'utf8') };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s undoes the edits', async (signal) => {
  const { child, exit, text } = await edit();
  expect(text()).toBe('second');
  child.kill(signal);
  expect(await exit).toEqual([1, null]);
  expect(text()).toBe('original');
});

test('an error that nothing catches undoes the edits', async () => {
  const { child, exit, text } = await edit();
  child.stdin.write('end\n');
  expect(await exit).toEqual([1, null]);
  expect(text()).toBe('original');
});
