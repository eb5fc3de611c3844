import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { find } from '../matching/find.ts';
import { pageEntries } from './page-entries.ts';

async function hrefs(typed: string, language: Language = 'en') {
  const { t } = createI18n(language, await loadWholeCatalogue(language));
  const groups = find(pageEntries({ t, signedIn: false }), typed, {
    stars: new Set(),
    sport: 'football',
  });
  return groups.flatMap(({ found }) => found.map(({ entry }) => entry.href));
}

test.each([
  ['dota', 'en', '/dota2/matches'],
  ['cs2', 'zh', '/cs2/matches'],
  ['lol', 'en', '/lol/tournaments/all'],
  ['league of legends', 'en', '/lol/matches'],
  ['rainbow six', 'en', '/r6/matches'],
  ['lol', 'zh', '/lol/teams/all'],
  ['英雄联盟', 'zh', '/lol/matches'],
  ['yxlm', 'zh', '/lol/matches'],
  ['wild rift teams', 'en', '/wild-rift/teams/all'],
  ['news', 'en', '/football/news'],
  ['zuqiuzixun', 'zh', '/football/news'],
  ['shuoming', 'zh', '/info/cookies'],
  ['fzr', 'zh', '/info/responsible-gaming'],
] as const)('SYS-10 “%s” (%s) finds %s', async (typed, language, href) => {
  expect(await hrefs(typed, language)).toContain(href);
});
