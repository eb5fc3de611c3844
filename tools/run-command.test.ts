import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { lines, run, runScript } from './run-command.ts';

test('a command that does not exist fails with its name', async () => {
  expect(await run('no-such-command', [])).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-command'),
  });
});

test('aborting a script ends the programs that its shell has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  const beat = join(folder, 'beat');
  const program = `setInterval(() => require('node:fs').appendFileSync('beat', '.'), 20);`;
  writeFileSync(join(folder, 'beat.cjs'), program);
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"beat":"node beat.cjs && echo done"}}');

  const stop = new AbortController();
  const ended = runScript(folder, 'beat', [], { signal: stop.signal });
  const hasBegun = () => expect(readFileSync(beat, 'utf8')).toMatch(/^[.]{2,}$/);
  await vi.waitFor(hasBegun, { timeout: 15_000 });
  stop.abort();
  const { code } = await ended;
  const beats = readFileSync(beat, 'utf8');
  await sleep(200);
  expect(code).not.toBe(0);
  expect(readFileSync(beat, 'utf8')).toBe(beats);
  rmSync(folder, { recursive: true });
});

test('the programs of a script end when the process that runs it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  const program = `console.log('pid', process.pid); setInterval(() => {}, 1000);`;
  writeFileSync(join(folder, 'stay.cjs'), program);
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"stay":"node stay.cjs && echo done"}}');
  const script = `
    import { runScript } from ${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))};
    const onOutput = (text) => process.stdout.write(text);
    await runScript(${JSON.stringify(folder)}, 'stay', [], { onOutput });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(parent.stdout, 'data');
  const pid = Number(/pid (\d+)/.exec(String(text))?.[1]);
  parent.kill('SIGKILL');
  const ended = () => expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await vi.waitFor(ended, { timeout: 8000 });
  rmSync(folder, { recursive: true });
});

test('the output of a command is passed on in whole lines while it runs', async () => {
  const seen: string[] = [];
  const script = "process.stdout.write('✓ one\\n✓ t');setTimeout(() => console.log('wo'), 50)";
  const onOutput = lines((line) => seen.push(line));
  const { output } = await run(process.execPath, ['-e', script], { onOutput });
  expect(seen).toEqual(['✓ one', '✓ two']);
  expect(output).toBe('✓ one\n✓ two\n');
});
