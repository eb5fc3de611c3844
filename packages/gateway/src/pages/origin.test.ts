import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test.each<['http' | 'https', host: string, origin: string]>([
  ['http', 'Site.example:80', 'http://site.example'],
  ['https', 'site.example:443', 'https://site.example'],
  ['https', 'site.example:80', 'https://site.example:80'],
])('a page requested by %s for %s has the origin %s', (protocol, host, origin) => {
  expect(originOf({ protocol, headers: { host } }, undefined)).toBe(origin);
});
