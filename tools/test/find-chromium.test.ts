import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const own = '/cache/playwright/chrome';
const env = { PATH: '/usr/local/bin:/usr/bin' };
const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('CHROMIUM_PATH is used without a check', () => {
  expect(findChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, own, only())).toBe('/opt/chrome');
});

test("Playwright's own browser comes before the system's", () => {
  expect(findChromium(env, own, only(own, '/usr/bin/chromium'))).toBe(own);
});

test('a browser on the PATH is found, one that does not start is skipped', () => {
  expect(findChromium(env, own, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test('without any browser the result is undefined', () => {
  expect(findChromium(env, own, only())).toBeUndefined();
});
