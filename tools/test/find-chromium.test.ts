import { expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const PLAYWRIGHT_CHROMIUM = '/cache/playwright/chrome';
const env = { PATH: '/usr/local/bin:/usr/bin' };
const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('CHROMIUM_PATH is used without a check', () => {
  expect(findChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, PLAYWRIGHT_CHROMIUM, only())).toBe(
    '/opt/chrome',
  );
});

test("Playwright's own browser comes before the system's", () => {
  expect(
    findChromium(env, PLAYWRIGHT_CHROMIUM, only(PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium')),
  ).toBe(PLAYWRIGHT_CHROMIUM);
});

test('a browser on the PATH is found, one that does not start is skipped', () => {
  expect(findChromium(env, PLAYWRIGHT_CHROMIUM, only('/usr/bin/google-chrome'))).toBe(
    '/usr/bin/google-chrome',
  );
});

test('without any browser the result is undefined', () => {
  expect(findChromium(env, PLAYWRIGHT_CHROMIUM, only())).toBeUndefined();
});

test('a headless shell is found on the PATH, unless CHROMIUM_PATH names a browser', () => {
  const isUsable = only('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell(env, isUsable)).toBe('/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell({ ...env, CHROMIUM_PATH: '/opt/chrome' }, isUsable)).toBe('/opt/chrome');
  expect(findHeadlessShell(env, only('/usr/bin/chromium'))).toBeUndefined();
});
