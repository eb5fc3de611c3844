import { expect, test } from 'vitest';
import { allowHosts, refusedHost } from './allowed-hosts.ts';

const isAllowed = allowHosts(['192.168.0.7', 'fd00::7', 'Scores.example', '.team.example']);

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST:8080',
  'site.localhost:8080',
  '127.0.0.1',
  '127.0.0.2:8080',
  '[::1]:8080',
  '192.168.0.7:8080',
  '[fd00::7]',
  'scores.example:8080',
  'team.example',
  'anna.team.example:8080',
])('%s is a host of the site', (host) => {
  expect(isAllowed(host)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8080',
  '127.evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evillocalhost',
  'evil.example@127.0.0.1',
  '127.0.0.1/evil.example',
  'notteam.example',
  'notscores.example',
  'evil.scores.example',
  '192.168.0.70',
  '0.0.0.0:8080',
  '[::1',
  '[::1]evil.example',
])('%s is not', (host) => {
  expect(isAllowed(host)).toBe(false);
});

test('the error names the host and the way out', () => {
  expect(refusedHost('evil.example:8080')).toMatch(
    /^The host 'evil\.example:8080' is not allowed: .*ALLOWED_HOSTS.*DEV_TOOLS=off\.$/,
  );
});
