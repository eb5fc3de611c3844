import { expect, test } from 'vitest';
import type { AuditedPage } from './audited-pages.ts';
import { checksOf, rowsOf } from './verdict.ts';
import type { Visit } from './visit.ts';

const home: AuditedPage = { name: 'home', path: '/', isTimed: true };
const visit: Visit = {
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1100,
  tbtMs: 90,
  cls: 0,
  problems: [],
};
const failed = (page: AuditedPage, visits: readonly Visit[], undisturbed = true) =>
  checksOf(page, visits, { undisturbed }).filter(({ ok }) => !ok);

test('a lost point in an audit that never varies fails, in any round', () => {
  const [check] = failed(home, [visit, { ...visit, problems: ['color-contrast'] }, visit]);
  expect(check?.what).toContain('color-contrast');
});

test('is-crawlable is no problem of a page that search engines must not list', () => {
  const hidden = { ...visit, problems: ['is-crawlable'] };
  expect(failed({ name: 'login', path: '/login', noIndex: true }, [hidden])).toEqual([]);
  expect(failed(home, [hidden])).toHaveLength(1);
});

test('where other processes may interrupt the page, only very slow times fail', () => {
  const slowish = { ...visit, scores: { performance: 94 } };
  expect(failed(home, [slowish, slowish], false)).toEqual([]);
  expect(failed(home, [slowish, slowish])).toHaveLength(1);
});

test('a page fails when its best visit is slow; the table shows the median', () => {
  const slow = { ...visit, scores: { performance: 40 }, lcpMs: 3000 };
  expect(failed(home, [slow, slow, visit])).toEqual([]);
  expect(failed(home, [slow, slow, slow])).toHaveLength(1);
  const [performance] = rowsOf(home, [slow, slow, visit]);
  expect(performance).toMatchObject({ figures: { median: 40, max: 97 }, wanted: { atLeast: 95 } });
});

test('a page with layout shifts fails', () => {
  expect(failed(home, [{ ...visit, cls: 0.02 }])).toHaveLength(1);
});
