import { beforeAll, expect, test } from 'vitest';
import { createExpectedGoals } from './expected-goals.ts';
import { createHistory, type History } from './history.ts';
import { loadHistory } from './load-history.ts';
import type { RealMatch, SeasonFile } from './season-file.ts';

let history: History;
beforeAll(async () => {
  history = await loadHistory();
});

/** The same seasons as files would give them, without what the pack has learned. */
const asFiles = (change: (match: RealMatch) => RealMatch = (match) => match): SeasonFile[] =>
  history.competitions.flatMap(({ seasons }) =>
    [...seasons.values()].map(({ expected, matches, ...season }) => ({
      ...season,
      matches: matches.map(change),
    })),
  );

/** The numbers of each season, by its competition and year. */
function expectedOf(one: History) {
  const ofSeason = createExpectedGoals(one);
  return new Map(
    one.competitions.flatMap(({ seasons }) =>
      [...seasons.values()].map((file) => {
        const { goals, lead, edge } = ofSeason(file);
        return [`${file.code}/${file.year}`, { goals: [...goals], lead: [...lead], edge }] as const;
      }),
    ),
  );
}

test('the pack has what the ratings expect', () => {
  const computed = expectedOf(createHistory(asFiles()));
  const packed = expectedOf(history);
  expect(packed.size).toBe(271);
  const different = [...packed].filter(
    ([key, one]) => JSON.stringify(one) !== JSON.stringify(computed.get(key)),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

test('no result changes what was expected before it was played', () => {
  // 2 May 2016.
  const DAY = 16_923;
  const swapped = ({ day, result, ...match }: RealMatch): RealMatch => {
    if (day < DAY || !result) return { ...match, day, result };
    const [home, away] = result.full;
    return { ...match, day, result: { ...result, half: undefined, full: [away + 2, home] } };
  };
  const before = expectedOf(createHistory(asFiles()));
  const after = expectedOf(createHistory(asFiles(swapped)));
  let same = 0;
  let changed = 0;
  for (const { seasons } of history.competitions) {
    for (const { code, year, matches } of seasons.values()) {
      const [one, other] = [before, after].map((all) => all.get(`${code}/${year}`));
      for (const [no, { day }] of matches.entries()) {
        const isSame = one?.lead[no] === other?.lead[no] && one?.goals[no] === other?.goals[no];
        if (day <= DAY) expect(isSame, `${code}/${year} match ${no}`).toBe(true);
        if (day <= DAY) same++;
        else if (!isSame) changed++;
      }
    }
  }
  expect(same).toBeGreaterThan(20_000);
  expect(changed).toBeGreaterThan(20_000);
});
