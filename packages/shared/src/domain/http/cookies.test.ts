import { parseCookie } from 'cookie';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookies } from './cookies.ts';

test('SYS-3 a cookie is decoded, with or without quotes; a broken escape is left as it is', () => {
  expect({ ...readCookies('a=1; b="two"; c=%E4%B8%AD; d=%E4; e=x=y') }).toEqual({
    a: '1',
    b: 'two',
    c: '中',
    d: '%E4',
    e: 'x=y',
  });
});

test('the first cookie of a name wins, and a pair without a name is ignored', () => {
  expect({ ...readCookies('a=1; a=2; =3; b') }).toEqual({ a: '1' });
  expect({ ...readCookies(undefined) }).toEqual({});
});

test('no cookie reaches the prototype, and no more than fifty are read', () => {
  expect(readCookies('__proto__=x').toString).toBeUndefined();
  const header = Array.from({ length: 80 }, (_, at) => `c${at}=1`).join('; ');
  expect(Object.keys(readCookies(header))).toHaveLength(50);
});

// Without quotes, which the package keeps, and empty names, which it accepts.
const text = fc.string({ unit: fc.constantFrom(...'ab=%2041 \t&\u4e2d_'), maxLength: 8 });
const pair = fc.tuple(
  text.filter((name) => !name.includes('=') && name.trim() !== ''),
  text,
);
const cookieHeader = fc
  .array(
    fc.oneof(
      pair.map(([name, value]) => `${name}=${value}`),
      fc.constantFrom('', ' ', 'a'),
    ),
    {
      maxLength: 12,
    },
  )
  .map((pairs) => pairs.join(';'));

test('any header is read like the package cookie reads it', () => {
  fc.assert(
    fc.property(cookieHeader, (header) => {
      expect(readCookies(header)).toEqual(parseCookie(header));
    }),
    { numRuns: 1000 },
  );
});

test('a cookie with the prefix of its host is found by its name, before one that another host may have set', () => {
  expect(readCookies('a=1; __Host-a=2; a=3; __Host-b=4')).toEqual({ a: '2', b: '4' });
  expect(readCookies('__Host-=1; __host-a=2')).toEqual({ '__host-a': '2' });
});
