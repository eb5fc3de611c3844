import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldFetch } from '@touchline/mock-api/testing';
import type { Country, TeamRanking } from '@touchline/types';
import { expect, test } from 'vitest';
import { languages } from '../../../i18n/languages.ts';
import { findFlag } from './find-flag.ts';

const flag = (code: string) => expect.stringMatching(new RegExp(`/${code}[.-]`));

test.each([
  ['England', 'GB-ENG'],
  ['Scotland', 'GB-SCT'],
  ['Gales', 'GB-WLS'],
  ['北爱尔兰', 'GB-NIR'],
  ['Brazil', 'BR'],
  ['巴西', 'BR'],
  ['España', 'ES'],
  ['  spain ', 'ES'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['EE. UU.', 'US'],
  ['South Korea', 'KR'],
  ['Korea Republic', 'KR'],
  ['Russia', 'RU'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Czech Republic', 'CZ'],
  ['República Checa', 'CZ'],
  ['Côte d’Ivoire', 'CI'],
  ['Ivory Coast', 'CI'],
  ['DR Congo', 'CD'],
  ['Trinidad and Tobago', 'TT'],
  ['Saint Lucia', 'LC'],
  ['The Netherlands', 'NL'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Hong Kong', 'HK'],
  ['中华台北', 'TW'],
])('ENT-2 the flag of %s is %s', (name, code) => {
  expect(findFlag(name)).toEqual(flag(code));
});

test.each([
  ['DE', 'DE'],
  ['gb-eng', 'GB-ENG'],
  ['DEU', 'DE'],
  ['GER', 'DE'],
  ['AUT', 'AT'],
  ['XK', 'XK'],
])('ENT-2 a country named %s by its code has the flag %s', (name, code) => {
  expect(findFlag(name)).toEqual(flag(code));
});

test.each(['World', 'Europe', 'International', '国际', 'Sudamérica', 'Atlantis', 'ZZ', ''])(
  'ENT-2 %j has no flag',
  (name) => {
    expect(findFlag(name)).toBeUndefined();
  },
);

const api = worldFetch();

async function countriesIn(language: string): Promise<Country[]> {
  const pages = [1, 2, 3, 4].map(async (page) => {
    const path = `/teams/rankings?sportType=football&page=${page}&size=100`;
    const response = await api(path, { headers: { 'accept-language': language } });
    const { data } = (await response.json()) as { data: TeamRanking[] };
    return data.map(({ country }) => country);
  });
  return [...new Map((await Promise.all(pages)).flat().map((one) => [one.id, one])).values()];
}

const FILES = join(import.meta.dirname, '../../../../node_modules/country-flag-icons/3x2');

test.each(languages)('ENT-2 names in %s find the flags that the mock API has', async (language) => {
  const countries = await countriesIn(language);
  expect(countries.length).toBeGreaterThan(20);
  for (const { name, logo } of countries) {
    const code = /([A-Z-]+)(-\w{7})?\.svg/.exec(findFlag(name) ?? '')?.[1];
    const flag = readFileSync(join(FILES, `${code}.svg`), 'utf8');
    expect(await (await api(`/${logo}`)).text(), name).toBe(flag);
  }
});
