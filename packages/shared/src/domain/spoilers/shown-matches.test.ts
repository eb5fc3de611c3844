import { expect, test } from 'vitest';
import { addShownEntry, isShown, rangeEntry, readShownMatches } from './shown-matches.ts';

const KICK_OFF = 1_795_203_600;
const match = (id: string, tournamentId: string, startTime = KICK_OFF) => ({
  id,
  startTime,
  tournament: { id: tournamentId },
});

test('PRF-8 a match is uncovered by its id, by its league on a day, or by its day', () => {
  const from = KICK_OFF - 3600;
  const range = { from, to: from + 86_400 };
  const league = readShownMatches(rangeEntry({ ...range, tournamentId: 'to-eng1' }));
  const day = readShownMatches(rangeEntry(range));
  const one = readShownMatches('ma-1');
  expect([one, league, day].map((shown) => isShown(shown, match('ma-1', 'to-eng2')))).toEqual([
    true,
    false,
    true,
  ]);
  expect(isShown(league, match('ma-2', 'to-eng1'))).toBe(true);
  expect(isShown(league, match('ma-2', 'to-eng1', from + 86_400))).toBe(false);
  expect(isShown(day, match('ma-2', 'to-eng1', from - 60))).toBe(false);
});

test('PRF-8 an entry is kept once, and the oldest ones go before the cookie is too long', () => {
  expect(addShownEntry('ma-1!ma-2', 'ma-1')).toBe('ma-2!ma-1');
  let text = '';
  for (let n = 0; n < 500; n += 1) text = addShownEntry(text, `ma-eng1-2026-12-${n}`);
  const { ids } = readShownMatches(text);
  expect(text.length).toBeLessThanOrEqual(2400);
  expect(ids.has('ma-eng1-2026-12-499')).toBe(true);
  expect(ids.has('ma-eng1-2026-12-0')).toBe(false);
});

test.each(['', '**', 'to-eng1*x', '*1*2*3', '<script>', 'a/b', 'a b*1*2'])(
  'PRF-8 the text %o uncovers nothing',
  (text) => expect(readShownMatches(text)).toEqual({ ids: new Set(), ranges: [] }),
);
