import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const FILES = [
  'CHANGELOG.md',
  'docs/worlds.md',
  'packages/devtools/src/console/call-detail.tsx',
  'tools/replay.ts',
];

test('the command that documents and the console name prints the bytes and nothing else', async () => {
  const commands = FILES.map(
    (file) => /npm run [-\w ]*replay --/.exec(readFileSync(join(root, file), 'utf8'))?.[0],
  );
  const [command = '', ...others] = new Set(commands);
  expect(others).toEqual([]);
  const [npm = '', ...args] = command.split(' ');
  const response = await worldFetch({ size: 'small' })('/matches/live?limit=2');
  const token = response.headers.get('x-replay') as string;
  const printed = execFileSync(npm, [...args, token], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  expect(printed).toBe(await response.text());
});
