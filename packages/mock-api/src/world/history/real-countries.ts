import {
  at,
  athens,
  byCode,
  type CountryRow,
  countries,
  lookup,
  paris,
  toCountry,
} from '../countries.ts';
import type { Country } from '../model.ts';

/** Countries whose clubs occur in the data only. */
const rows: CountryRow[] = [
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

/** Every country of the data, and those of the simulated world. */
export const realCountries: readonly Country[] = [...countries, ...rows.map(toCountry)];

const codes = byCode(realCountries);

export const realCountry = lookup(codes);

/** Codes of the data, as in `Liverpool FC (ENG)`, that differ from those of the world. */
const DIFFERENT: Readonly<Record<string, string>> = { MCO: 'fra' };

/** The country of a code such as `ENG`; undefined for an unknown one. */
export const countryOfSuffix = (suffix: string): Country | undefined =>
  codes.get(DIFFERENT[suffix] ?? suffix.toLowerCase());
