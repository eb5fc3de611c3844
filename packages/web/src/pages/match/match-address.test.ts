import { expect, test } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { matchAddress } from './match-address.ts';

const AT = Date.UTC(2026, 10, 28, 15, 30) / 1000;
const linkFrom = (search: string, shownAt: number) =>
  matchAddress(aMatch(), { search: new URLSearchParams(search) }, shownAt, ['view', 'lineups']);

test('MDT-7 a view is shown at the moment under the handle, before the address has followed it', () => {
  expect(linkFrom('beside=list', AT)).toMatch(/[?]beside=list&at=20261128T153000Z&view=lineups$/);
  expect(linkFrom('at=20261128T150000Z', AT)).toMatch(/[?]at=20261128T153000Z&view=lineups$/);
});

test('MDT-7 at present a view has the moment of the address alone', () => {
  const present = Number.POSITIVE_INFINITY;
  expect(linkFrom('', present)).toMatch(/[?]view=lineups$/);
  expect(linkFrom('at=20261128T150000Z', present)).toMatch(/at=20261128T150000Z&view=lineups$/);
});

test('MDT-7 the updates are shown in the overview, whatever view the address has', () => {
  const search = new URLSearchParams('beside=list&view=lineups&updates=key');
  const to = matchAddress(aMatch(), { search }, Number.POSITIVE_INFINITY, ['updates', undefined]);
  expect(to).toMatch(/[?]beside=list$/);
});
