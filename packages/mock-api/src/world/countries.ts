import type { Zone } from './calendar/zones.ts';
import { localize } from './localized.ts';
import type { Country } from './model.ts';

const london: Zone = { offset: 0, dstRule: 'eu' };
export const paris: Zone = { offset: 60, dstRule: 'eu' };
export const athens: Zone = { offset: 120, dstRule: 'eu' };
const newYork: Zone = { offset: -300, dstRule: 'us' };
const sydney: Zone = { offset: 600, dstRule: 'south' };
const auckland: Zone = { offset: 720, dstRule: 'south' };
export const at = (offset: number): Zone => ({ offset });

/** Code, English, Chinese, Spanish, flag file, zone, name language, currency. */
export type CountryRow = [string, string, string, string, string | null, Zone, string?, string?];

const rows: CountryRow[] = [
  ['eng', 'England', '英格兰', 'Inglaterra', 'GB-ENG', london, 'england', 'GBP'],
  ['esp', 'Spain', '西班牙', 'España', 'ES', paris, 'spanish', 'EUR'],
  ['ita', 'Italy', '意大利', 'Italia', 'IT', paris, 'italian', 'EUR'],
  ['ger', 'Germany', '德国', 'Alemania', 'DE', paris, 'german', 'EUR'],
  ['fra', 'France', '法国', 'Francia', 'FR', paris, 'french', 'EUR'],
  ['por', 'Portugal', '葡萄牙', 'Portugal', 'PT', london, 'portuguese', 'EUR'],
  ['ned', 'Netherlands', '荷兰', 'Países Bajos', 'NL', paris, 'dutch', 'EUR'],
  ['bel', 'Belgium', '比利时', 'Bélgica', 'BE', paris, 'dutch', 'EUR'],
  ['sco', 'Scotland', '苏格兰', 'Escocia', 'GB-SCT', london, 'scotland', 'GBP'],
  ['tur', 'Türkiye', '土耳其', 'Turquía', 'TR', at(180), 'turkish', 'TRY'],
  ['aut', 'Austria', '奥地利', 'Austria', 'AT', paris, 'german', 'EUR'],
  ['sui', 'Switzerland', '瑞士', 'Suiza', 'CH', paris, 'german', 'CHF'],
  ['gre', 'Greece', '希腊', 'Grecia', 'GR', athens, 'greek', 'EUR'],
  ['pol', 'Poland', '波兰', 'Polonia', 'PL', paris, 'polish', 'PLN'],
  ['cze', 'Czechia', '捷克', 'Chequia', 'CZ', paris, 'czech', 'CZK'],
  ['cro', 'Croatia', '克罗地亚', 'Croacia', 'HR', paris, 'southslav', 'EUR'],
  ['srb', 'Serbia', '塞尔维亚', 'Serbia', 'RS', paris, 'southslav', 'RSD'],
  ['rou', 'Romania', '罗马尼亚', 'Rumanía', 'RO', athens, 'romanian', 'RON'],
  ['den', 'Denmark', '丹麦', 'Dinamarca', 'DK', paris, 'danish', 'DKK'],
  ['swe', 'Sweden', '瑞典', 'Suecia', 'SE', paris, 'swedish', 'SEK'],
  ['nor', 'Norway', '挪威', 'Noruega', 'NO', paris, 'norwegian', 'NOK'],
  ['fin', 'Finland', '芬兰', 'Finlandia', 'FI', athens, 'finnish', 'EUR'],
  ['irl', 'Ireland', '爱尔兰', 'Irlanda', 'IE', london, 'ireland', 'EUR'],
  ['ltu', 'Lithuania', '立陶宛', 'Lituania', 'LT', athens, 'lithuanian', 'EUR'],
  ['bra', 'Brazil', '巴西', 'Brasil', 'BR', at(-180), 'portuguese', 'BRL'],
  ['arg', 'Argentina', '阿根廷', 'Argentina', 'AR', at(-180), 'spanish', 'ARS'],
  ['uru', 'Uruguay', '乌拉圭', 'Uruguay', 'UY', at(-180), 'spanish', 'UYU'],
  ['chi', 'Chile', '智利', 'Chile', 'CL', at(-180), 'spanish', 'CLP'],
  ['col', 'Colombia', '哥伦比亚', 'Colombia', 'CO', at(-300), 'spanish', 'COP'],
  ['per', 'Peru', '秘鲁', 'Perú', 'PE', at(-300), 'spanish', 'PEN'],
  ['ecu', 'Ecuador', '厄瓜多尔', 'Ecuador', 'EC', at(-300), 'spanish', 'USD'],
  ['mex', 'Mexico', '墨西哥', 'México', 'MX', at(-360), 'spanish', 'MXN'],
  ['usa', 'United States', '美国', 'Estados Unidos', 'US', newYork, 'america', 'USD'],
  ['can', 'Canada', '加拿大', 'Canadá', 'CA', newYork, 'america', 'CAD'],
  ['chn', 'China', '中国', 'China', 'CN', at(480), 'chinese', 'CNY'],
  ['jpn', 'Japan', '日本', 'Japón', 'JP', at(540), 'japanese', 'JPY'],
  ['kor', 'South Korea', '韩国', 'Corea del Sur', 'KR', at(540), 'korean', 'KRW'],
  ['tha', 'Thailand', '泰国', 'Tailandia', 'TH', at(420), 'thai', 'THB'],
  ['idn', 'Indonesia', '印度尼西亚', 'Indonesia', 'ID', at(420), 'malay', 'IDR'],
  ['phi', 'Philippines', '菲律宾', 'Filipinas', 'PH', at(480), 'filipino', 'PHP'],
  ['ind', 'India', '印度', 'India', 'IN', at(330), 'indian', 'INR'],
  ['ksa', 'Saudi Arabia', '沙特阿拉伯', 'Arabia Saudí', 'SA', at(180), 'arabic', 'SAR'],
  ['egy', 'Egypt', '埃及', 'Egipto', 'EG', at(120), 'arabic', 'EGP'],
  ['mar', 'Morocco', '摩洛哥', 'Marruecos', 'MA', at(60), 'arabic', 'MAD'],
  ['rsa', 'South Africa', '南非', 'Sudáfrica', 'ZA', at(120), 'africa', 'ZAR'],
  ['aus', 'Australia', '澳大利亚', 'Australia', 'AU', sydney, 'australia', 'AUD'],
  ['nzl', 'New Zealand', '新西兰', 'Nueva Zelanda', 'NZ', auckland, 'australia', 'NZD'],
];

/** Regions that hold competitions of their own. */
const regions: CountryRow[] = [
  ['europe', 'Europe', '欧洲', 'Europa', null, paris],
  ['south', 'South America', '南美洲', 'Sudamérica', null, at(-180)],
  ['asia', 'Asia', '亚洲', 'Asia', null, at(480)],
  ['world', 'World', '世界', 'Mundo', null, at(0)],
];

export const toCountry = ([code, en, zh, es, flag, zone, ...rest]: CountryRow): Country => {
  const [nameLanguage = 'england', currency = 'USD'] = rest;
  const name = localize(en, zh, es);
  return { code, id: `co-${code}`, name, ...(flag && { flag }), zone, nameLanguage, currency };
};

export const countries: readonly Country[] = [...rows, ...regions].map(toCountry);

export const byCode = (list: readonly Country[]): ReadonlyMap<string, Country> =>
  new Map(list.map((one) => [one.code, one]));

export const lookup =
  (codes: ReadonlyMap<string, Country>) =>
  (code: string): Country => {
    const found = codes.get(code);
    if (!found) throw new Error(`Unknown country code ${code}.`);
    return found;
  };

export const country = lookup(byCode(countries));
