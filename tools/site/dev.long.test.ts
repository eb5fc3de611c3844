import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../workspace.ts';
import { freePorts } from './ports.ts';
import { npmStart } from './test/npm-start.ts';

/** Without what is built, which `npm run dev` writes while other tests read it. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

test('with npm run dev a changed component is updated in the open page', {
  timeout: 300_000,
}, async () => {
  const [PORT, MOCK_PORT] = (await freePorts(2)).map(String);
  const url = `http://127.0.0.1:${PORT}`;
  const dev = npmStart(
    { PORT, MOCK_PORT, NODE_ENV: undefined },
    { script: 'dev', cwd: copyOfSources() },
  );
  await dev.shows(`Touchline is ready: ${url}`);
  // Without these calls, which React's production build cannot have, Vite reloads the page.
  const component = await fetch(`${url}/src/features/shell/header/section-tabs.tsx`);
  expect(await component.text()).toContain('$RefreshReg$');
  process.kill(dev.group, 'SIGINT');
  expect((await dev.ended).code).toBe(0);
});
