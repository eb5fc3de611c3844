import type { Zone } from '../calendar/zones.ts';
import { countries } from '../countries.ts';
import { localize } from '../localized.ts';
import type { Country } from '../model.ts';

const at = (offset: number): Zone => ({ offset });
const paris: Zone = { offset: 60, dstRule: 'eu' };
const athens: Zone = { offset: 120, dstRule: 'eu' };

/** Countries whose clubs occur in the data only: code, English, Chinese, Spanish, flag file, zone. */
const rows: [string, string, string, string, string, Zone][] = [
  ['alg', 'Algeria', '阿尔及利亚', 'Argelia', 'DZ', at(60)],
  ['aze', 'Azerbaijan', '阿塞拜疆', 'Azerbaiyán', 'AZ', at(240)],
  ['blr', 'Belarus', '白俄罗斯', 'Bielorrusia', 'BY', at(180)],
  ['bol', 'Bolivia', '玻利维亚', 'Bolivia', 'BO', at(-240)],
  ['bul', 'Bulgaria', '保加利亚', 'Bulgaria', 'BG', athens],
  ['cyp', 'Cyprus', '塞浦路斯', 'Chipre', 'CY', athens],
  ['hun', 'Hungary', '匈牙利', 'Hungría', 'HU', paris],
  ['isr', 'Israel', '以色列', 'Israel', 'IL', at(120)],
  ['kaz', 'Kazakhstan', '哈萨克斯坦', 'Kazajistán', 'KZ', at(300)],
  ['par', 'Paraguay', '巴拉圭', 'Paraguay', 'PY', at(-180)],
  ['rus', 'Russia', '俄罗斯', 'Rusia', 'RU', at(180)],
  ['svk', 'Slovakia', '斯洛伐克', 'Eslovaquia', 'SK', paris],
  ['svn', 'Slovenia', '斯洛文尼亚', 'Eslovenia', 'SI', paris],
  ['ukr', 'Ukraine', '乌克兰', 'Ucrania', 'UA', athens],
  ['ven', 'Venezuela', '委内瑞拉', 'Venezuela', 'VE', at(-240)],
];

const moreCountries: readonly Country[] = rows.map(([code, en, zh, es, flag, zone]) => ({
  code,
  id: `co-${code}`,
  name: localize(en, zh, es),
  flag,
  zone,
  nameLanguage: 'england',
  currency: 'USD',
}));

/** Every country of the data, and those of the simulated world. */
export const realCountries: readonly Country[] = [...countries, ...moreCountries];

const byCode = new Map(realCountries.map((country) => [country.code, country]));

export function realCountry(code: string): Country {
  const found = byCode.get(code);
  if (!found) throw new Error(`Unknown country code ${code}.`);
  return found;
}

/** Codes of the data, as in `Liverpool FC (ENG)`, that differ from those of the world. */
const DIFFERENT: Readonly<Record<string, string>> = { MCO: 'fra' };

/** The country of a code such as `ENG`; undefined for an unknown one. */
export const countryOfSuffix = (suffix: string): Country | undefined =>
  byCode.get(DIFFERENT[suffix] ?? suffix.toLowerCase());
