import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const own = '/cache/playwright/chrome';
const env = { PATH: '/usr/local/bin:/usr/bin' };
const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('CHROMIUM_PATH is taken at its word', () => {
  expect(findChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, own, only())).toBe('/opt/chrome');
});

test("Playwright's own browser comes before the system's", () => {
  expect(findChromium(env, own, only(own, '/usr/bin/chromium'))).toBe(own);
});

test('a browser on the PATH is found, one that does not start is passed over', () => {
  expect(findChromium(env, own, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test('where there is none the answer says so', () => {
  expect(findChromium(env, own, only())).toBeUndefined();
});
