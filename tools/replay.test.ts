import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

test.each([
  'CHANGELOG.md',
  'docs/worlds.md',
  'packages/devtools/src/console/call-detail.tsx',
  'tools/replay.ts',
])('the command in %s prints the bytes and nothing else', async (file) => {
  const [command = ''] =
    /npm run [-\w ]*replay --/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
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
