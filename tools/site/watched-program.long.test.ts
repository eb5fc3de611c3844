import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../run-command.ts';
import { supervise } from './supervise.ts';
import { watchFolders } from './watch-folders.ts';

/** A watched program that prints the text of its folder's file. */
async function watchProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'handlers'));
  const handler = join(folder, 'handlers', 'handler.js');
  const write = (text: string, file = handler) =>
    writeFileSync(file, `export const text = '${text}';`);
  writeFileSync(
    join(folder, 'program.js'),
    `import { text } from './handlers/handler.js'; console.log('running', text); setInterval(() => {}, 1000);`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  write('0');
  let output = '';
  const stop = new AbortController();
  const args = [join(folder, 'program.js')];
  const watcher = watchFolders([folder]);
  const ended = supervise([{ name: 'mock-api', args, env: process.env, watcher }], {
    signal: stop.signal,
    ready: async () => {},
    onReady: () => {},
    print(text) {
      output += text;
    },
  });
  const end = () => {
    stop.abort('SIGTERM');
    return ended;
  };
  onTestFinished(async () => {
    await end();
    rmSync(folder, { recursive: true });
  });
  const shows = (text: string | RegExp) =>
    vi.waitFor(() => expect(output).toMatch(text), { timeout: 10_000 });
  await shows('running 0');
  return { folder, handler, write, end, shows, output: () => output };
}

test('a file that is saved by rename three times restarts the program three times', async () => {
  const { handler, write, shows, output } = await watchProgram();
  for (const text of ['1', '2', '3']) {
    write(text, `${handler}.tmp`);
    renameSync(`${handler}.tmp`, handler);
    await shows(`running ${text}`);
  }
  expect(output().match(/restarts/g)).toHaveLength(3);
});

test('a file that sed edits in place three times restarts the program three times', async () => {
  const { handler, shows, output } = await watchProgram();
  for (const text of ['1', '2', '3']) {
    await run('sed', ['-i', `s/'.'/'${text}'/`, handler]);
    await shows(`running ${text}`);
  }
  expect(output().match(/mock-api restarts after a change of .*handler\.js\./g)).toHaveLength(3);
});

test('a file that is written in place, and a page or style sheet, restart the program', async () => {
  const { folder, write, shows, output } = await watchProgram();
  write('1');
  await shows('running 1');
  for (const [n, name] of ['about.html', 'worlds.css', 'openapi.yaml'].entries()) {
    writeFileSync(join(folder, name), '');
    await shows(new RegExp(`(running 1[\\s\\S]*){${n + 2}}`));
  }
  expect(output().match(/restarts/g)).toHaveLength(4);
});

test('tests and the temporary files of editors restart nothing', async () => {
  const { folder, write, shows, output } = await watchProgram();
  for (const name of ['handler.test.ts', '4913', 'handler.js~', '.handler.js.swp', 'sedAb3xYz']) {
    writeFileSync(join(folder, name), '');
  }
  write('1');
  await shows('running 1');
  expect(output().match(/restarts after .*/g)).toEqual([expect.stringContaining('handler.js')]);
});

test('a watched program that crashes says so, and starts again when its file is fixed', async () => {
  const { handler, write, shows } = await watchProgram();
  writeFileSync(handler, 'export const text = ;');
  await shows(
    /SyntaxError[\s\S]*mock-api ended with exit code 1\. It starts again when a file changes/,
  );
  write('2');
  await shows('running 2');
});

test('a watched program that was stopped restarts no more', async () => {
  const { end, write, output } = await watchProgram();
  expect(await end()).toBeUndefined();
  write('1');
  expect(output()).not.toContain('restarts');
});
