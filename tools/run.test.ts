import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const runScript = (name: string, ...args: string[]) =>
  spawnSync('npm', ['run', '-s', name, '--', ...args], { cwd: root, encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// exec: some shells would stay between npm and the program, and end by a signal that they do not pass on.
test.each(Object.entries<string>(scripts))('npm run %s runs a program that exists', (_, script) => {
  const [, program = ''] = script.match(/^exec node tools\/run\.js (\S+)(?: [\w.-]+)*$/) ?? [];
  expect(existsSync(join(root, program)) && program).toBeTruthy();
});

test('the exit code and the output are those of the command', () => {
  const { status, stdout, stderr } = runScript('record');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^--name must be /m);
});

test('options of a command that has none are refused', () => {
  for (const name of ['start', 'generate']) {
    const { status, stderr } = runScript(name, '--bogus');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^npm run ${name} has no options \\(--bogus\\): .*PORT=9000`),
    );
  }
});

test('npm passes arguments on', () => {
  const list = execFileSync('npm', ['run', '-s', 'check', '--', 'folder breadth'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(list).toMatch(/^✓ folder breadth \([\d.]+ s\)\n$/);
});
