import type { TeamDetails } from '@touchline/types';
import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { clubText } from './club-text.ts';

const stats = {
  totalMatches: 42,
  totalWins: 27,
  totalLosses: 8,
  totalDraws: 7,
  totalWinsInLast30Days: 4,
  streakCount: 4,
  streakType: 'win',
} as TeamDetails['stats'];

const details: TeamDetails = {
  team: {
    id: 'te-eng-7',
    name: 'Northgate Athletic',
    logo: 'images/teams/te-eng-7.svg',
    country: { id: 'co-eng', name: 'England', logo: 'images/countries/co-eng.svg' },
  },
  club: { founded: 1894, ground: 'The Goods Yard', coach: 'Ivo Marchetti' },
  stats: { ...stats, ranking: 3, rankedTeams: 84, goals: 81, goalsAgainst: 38 },
  lastMatchTime: null,
  nextMatchTime: null,
};

async function textOf(of: TeamDetails, language: Language = 'en'): Promise<string> {
  const { t } = createI18n(language, await loadWholeCatalogue(language));
  return clubText(of, 'football', t).join(language === 'en' ? ' ' : '');
}

test('TEA-7 the club is described from its facts', async () => {
  expect(await textOf(details)).toBe(
    'Northgate Athletic (England) are a football club founded in 1894. They play at The Goods Yard. ' +
      'Their coach is Ivo Marchetti. They are 3rd of 84 teams in the ranking. ' +
      'In the last twelve months they won 27 of 42 matches. They scored 81 goals and conceded 38.',
  );
});

test('TEA-7 the club is described in Chinese too', async () => {
  expect(await textOf(details, 'zh')).toBe(
    'Northgate Athletic（England）是一支足球队，成立于 1894 年。主场为The Goods Yard。主教练是Ivo Marchetti。' +
      '目前在 84 支球队中排名第 3。近十二个月共 42 场比赛，胜 27 场。共进 81 球，失 38 球。',
  );
});

test('TEA-7 a fact that the upstream omits has no sentence', async () => {
  const { club: _, ...bare } = details;
  expect(await textOf({ ...bare, stats: { ...stats, totalMatches: 0 } })).toBe(
    'Northgate Athletic (England) are a football club.',
  );
});

test('TEA-7 a club with a story is described by it alone', async () => {
  const about = 'Railway workers founded the club. They wear red.';
  expect(await textOf({ ...details, club: { ...details.club, about } })).toBe(about);
});
