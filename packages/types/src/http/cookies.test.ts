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
