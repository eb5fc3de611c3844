import { expect, test } from 'vitest';
import { listenError, urlOf } from './announce.ts';

test.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
])('the URL of a server that listens on %s is %s', (host, url) => {
  expect(urlOf({ host, port: 80 })).toBe(url);
});

test('a taken port is reported with the variable to set', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(listenError('PORT', { host: '127.0.0.1', port: 8080 }, error)).toBe(
    'PORT: port 8080 on 127.0.0.1 is taken by another program. Set PORT to a free one, for example PORT=8180.',
  );
});

test('an address of another machine is reported with the reason', () => {
  const error = new Error('listen EADDRNOTAVAIL 192.0.2.1');
  expect(listenError('PORT', { host: '192.0.2.1', port: 8080 }, error)).toMatch(
    /^PORT: .* cannot be used \(.*192\.0\.2\.1/,
  );
});
