import type { Match, SearchIndex } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Star } from '../../../state/favourites/star.ts';
import { indexEntries } from '../entries/index-entries.ts';
import { matchEntries } from '../entries/match-entries.ts';
import { find, type Preference } from './find.ts';

const team = (id: string, en: string, zh: string, sportType = 'football', country = 'co-chn') =>
  ({ id, en, zh, sportType, country }) as SearchIndex['teams'][number];

const letters =
  '热re 刺ci 上shang 海hai 江jiang 湾wan 深shen 圳zhen 山shan 东dong 中zhong 国guo 重zhong 庆qing 巨ju 鲸jing';
const index: SearchIndex = {
  pinyin: Object.fromEntries(letters.split(' ').map((one) => [one.slice(0, 1), one.slice(1)])),
  countries: [
    { id: 'co-chn', en: 'China', zh: '中国', logo: 'x.svg' },
    { id: 'co-eng', en: 'England', zh: '英格兰', es: 'Inglaterra', logo: 'x.svg' },
  ],
  teams: [
    team('te-1', 'Shanghai Jiangwan', '上海江湾'),
    team('te-2', 'Shanghai', '上海'),
    team('te-3', 'Real Shanghai', '山东上海'),
    { ...team('te-4', 'Chongqing Whales', '重庆巨鲸'), pinyin: 'chong qing ju jing' },
    team('te-5', 'Grünwald', '深圳', 'basketball', 'co-eng'),
    team('te-6', "O'Neill Grün", '深圳', 'football', 'co-eng'),
    {
      ...team('te-7', 'Kingshanger', '王', 'football', 'co-eng'),
      keywords: ['Thornbourne Park', '山东球场', 'Toby Radbourne'],
    },
    {
      ...team('te-8', 'Tottenham Hotspur', '托特纳姆', 'football', 'co-eng'),
      aliases: ['Spurs', '热刺'],
    },
  ],
  tournaments: [team('to-1', 'Shanghai Cup', '上海杯')],
  players: [
    { id: 'pl-1', en: 'Lennie Thornbourne', zh: '伦尼·索恩伯恩', team: 'te-7', number: 9 },
    { id: 'pl-2', en: 'Shang Wu', zh: '上吴', team: 'te-1' },
    { id: 'pl-3', en: 'Nobody', zh: '无', team: 'te-unknown' },
  ],
};

const preference: Preference = { stars: new Set(), sport: 'football' };

function search(
  typed: string,
  change: Partial<Preference> = {},
  language: Language = 'en',
  matches: Match[] = [],
) {
  const entries = [...indexEntries(index, language), ...matchEntries(matches, index, language)];
  return find(entries, typed, { ...preference, ...change });
}
const ids = (...args: Parameters<typeof search>) =>
  search(...args).flatMap(({ found }) => found.map(({ entry }) => entry.id));
const teams = (...args: Parameters<typeof search>) =>
  ids(...args).filter((id) => id.startsWith('te'));
const marked = (...args: Parameters<typeof search>) =>
  search(...args).flatMap(({ found }) =>
    found.map(({ entry, hit }) =>
      entry.names.map((name, at) => hit.marks[at]?.map(([from, to]) => name.shown.slice(from, to))),
    ),
  )[0];

test('a whole name ranks before a prefix, a prefix before a later word, that before the middle of a word', () => {
  expect(teams('shanghai')).toEqual(['te-2', 'te-1', 'te-3']);
  expect(teams('shang')).toEqual(['te-1', 'te-2', 'te-3', 'te-7']);
});

test('SEA-1 a player is found by name, with the club, below teams that match as well', () => {
  expect(ids('lennie')).toEqual(['pl-1']);
  expect(ids('lennie kingshanger')).toEqual(['pl-1']);
  expect(search('shang').map(({ kind }) => kind)).toEqual(['teams', 'players', 'tournaments']);
  expect(ids('nobody')).toEqual([]);
});

test('SEA-1 a club is found by its ground and its coach, below players of that name', () => {
  expect(ids('thornbourne park')).toEqual(['te-7']);
  expect(ids('radbourne')).toEqual(['te-7']);
  expect(ids('山东球')).toEqual(['te-7']);
  expect(marked('thornbourne park')).toEqual([[], [], ['Thornbourne', 'Park'], [], []]);
  expect(ids('thornbourne')).toEqual(['pl-1', 'te-7']);
});

test('accents, capitals and apostrophes make no difference', () => {
  expect(teams('GRUN')).toEqual(['te-5', 'te-6']);
  expect(teams('oneill')).toEqual(['te-6']);
  expect(teams('o’neíll')).toEqual(['te-6']);
});

test('PRF-1 a Spanish name is found on a page in any language', () => {
  expect(teams('grun inglaterra', {}, 'es')).toEqual(['te-6', 'te-5']);
  expect(teams('grun inglaterra')).toEqual(['te-6', 'te-5']);
});

test('a club is found by its nicknames, which are shown beside its name', () => {
  expect(teams('spurs')).toEqual(['te-8']);
  expect(teams('热刺', {}, 'zh')).toEqual(['te-8']);
  expect(teams('rc')).toContain('te-8');
  expect(marked('spurs')).toEqual([[], [], ['Spurs'], []]);
});

test('all words must match, in any order', () => {
  expect(teams('jiang shang')).toEqual(['te-1']);
  expect(teams('jiang nowhere')).toEqual([]);
  expect(teams('grun england')).toEqual(['te-6', 'te-5']);
});

test('a Chinese name is found on a page in either language', () => {
  expect(teams('上海')).toEqual(['te-2', 'te-1', 'te-3']);
  expect(teams('江湾', {}, 'zh')).toEqual(['te-1']);
});

test('a name is found by pinyin: in full, in part, by initials, and from a later character', () => {
  for (const typed of [
    'shanghaijiangwan',
    'shang hai',
    'shangh',
    'sh',
    'shjw',
    "shang'hai",
    'SHJ',
  ]) {
    expect(teams(typed, {}, 'zh'), typed).toContain('te-1');
  }
  expect(teams('jiangwan', {}, 'zh')).toEqual(['te-1']);
  expect(teams('shjw', {}, 'zh')[0]).toBe('te-1');
});

test('each syllable is typed in full, by its initial, or at the end in part; other letters do not match', () => {
  for (const typed of ['shanh', 'shha', 'shjian', 'ahai', 'shangj']) {
    expect(teams(typed, {}, 'zh'), typed).not.toContain('te-1');
  }
  expect(teams('shjiangw', {}, 'zh')).toEqual(['te-1']);
  expect(teams('shhjw', {}, 'zh')).toEqual(['te-1']);
});

test('a character with a special reading in a name is found by that reading', () => {
  expect(teams('chongqing', {}, 'zh')).toEqual(['te-4']);
  expect(teams('cqjj', {}, 'zh')).toEqual(['te-4']);
  expect(teams('zhongqing', {}, 'zh')).toEqual([]);
});

test('on an English page letters of the name rank before hidden pinyin', () => {
  expect(teams('sz')).toEqual(['te-6', 'te-5']);
  expect(teams('gr')[0]).toBe('te-5');
});

test('of equal hits the starred one comes first, then the one of the visitor’s sport', () => {
  expect(teams('深圳', {}, 'zh')).toEqual(['te-6', 'te-5']);
  expect(teams('深圳', { sport: 'basketball' }, 'zh')).toEqual(['te-5', 'te-6']);
  expect(teams('深圳', { stars: new Set(['team/te-5']) }, 'zh')).toEqual(['te-5', 'te-6']);
});

const matchOf = (id: string, statusId: Match['statusId'], home: string, away: string) =>
  aMatch({
    id,
    statusId,
    homeTeam: { ...aMatch({}).homeTeam, id: 'te-none', name: home },
    awayTeam: { ...aMatch({}).awayTeam, id: 'te-2', name: away },
  });

test('a match is found by both of its teams, and live ones come first, after starred ones', () => {
  const soon = matchOf('ma-1', 'UPCOMING', 'Northgate', 'Shanghai');
  const live = matchOf('ma-2', 'ONGOING', 'Northgate', 'Shanghai');
  expect(ids('northgate', {}, 'en', [soon, live])).toEqual(['ma-2', 'ma-1']);
  const stars = new Set<Star>(['match/ma-1']);
  expect(ids('northgate', { stars }, 'en', [live, soon])).toEqual(['ma-1', 'ma-2']);
  expect(ids('north shang', {}, 'en', [soon])).toEqual(['ma-1']);
  expect(ids('上海', {}, 'en', [soon])).toContain('ma-1');
});

test('the kind with the best hit comes first', () => {
  expect(search('shanghai cup')[0]?.kind).toBe('tournaments');
  expect(search('shanghai')[0]?.kind).toBe('teams');
});

test('the matched letters are marked in the name as it is shown', () => {
  expect(marked('grun')?.[0]).toEqual(['Grün']);
  expect(marked('shjw', {}, 'zh')?.[0]).toEqual(['上', '海', '江', '湾']);
  expect(marked('江湾')).toEqual([[], ['江湾']]);
  expect(marked('jiang sha')?.[0]).toEqual(['Jiang', 'Sha']);
});

test('both names of a match are marked where both match', () => {
  const derby = matchOf('ma-1', 'UPCOMING', 'Northgate Shanghai', 'Shanghai');
  const [home, away] = search('shanghai', {}, 'en', [derby])
    .flatMap(({ found }) => found)
    .find(({ entry }) => entry.id === 'ma-1')?.hit.marks ?? [[], []];
  expect([home, away]).toEqual([[[10, 18]], [[0, 8]]]);
});

test('one letter in the middle of a word is no hit, and an empty query finds nothing', () => {
  expect(teams('n')).toEqual([]);
  expect(search('  ')).toEqual([]);
});
