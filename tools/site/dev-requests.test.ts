import { allowHosts } from '@touchline/shared/server/http/allowed-hosts';
import { expect, test } from 'vitest';
import { isGateways } from './dev-requests.ts';

const host = 'localhost:8080';
const passesVite = (url: string, headers: object = {}) =>
  isGateways(allowHosts([]))({ url, headers: { host, ...headers } });

test('in development API calls pass Vite, pages and sources do not', () => {
  expect(passesVite('/api/matches/live')).toBe(true);
  for (const url of ['/', '/apis', '/src/main.tsx', '/worlds']) expect(passesVite(url)).toBe(false);
});

test('in development Vite sees no request for the host of another site', () => {
  for (const url of ['/', '/@fs/etc/passwd', '/worlds/console/state'])
    expect(passesVite(url, { host: 'evil.example:8080' })).toBe(true);
});

test('in development only a page of this site opens a file in the editor', () => {
  const edit = (headers: object, path = '/__open-in-editor') =>
    passesVite(`${path}?file=src/main.tsx`, headers);
  expect(edit({ 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(edit({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(edit({ 'sec-fetch-site': 'cross-site' }, '/__OPEN-in-editor')).toBe(true);
  expect(edit({})).toBe(true);
});
