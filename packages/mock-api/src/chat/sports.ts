import type { Match, SportType } from '@touchline/types';
import { type Localized, localize } from '../world/localized.ts';
import { isTitle } from '../world/sport-of.ts';

interface SportTerm {
  readonly name: Localized;
  readonly pattern: RegExp;
}

const term = (pattern: RegExp, en: string, zh: string, es = en): SportTerm => ({
  pattern,
  name: localize(en, zh, es),
});

/** In order of precedence. `esports` is last, so that `LoL esports` means the title. */
const SPORT_TERMS: Readonly<Record<SportType, SportTerm>> = {
  football: term(/\b(football|soccer)\b|足球|f[uú]tbol/i, 'football', '足球', 'fútbol'),
  basketball: term(
    /\b(basketball|nba)\b|篮球|baloncesto|b[aá]squet/i,
    'basketball',
    '篮球',
    'baloncesto',
  ),
  cs2: term(/\bcs ?(2|go)\b|counter.?strike|反恐精英/i, 'CS2', 'CS2'),
  lol: term(/\blol\b|league of legends|英雄联盟/i, 'LoL', '英雄联盟'),
  dota2: term(/\bdota\b|刀塔/i, 'Dota 2', 'Dota 2'),
  valorant: term(/\bvalorant\b|无畏契约|瓦罗兰特/i, 'VALORANT', '无畏契约'),
  r6: term(/\br6\b|rainbow six|彩虹六号/i, 'R6', '彩虹六号'),
  cod: term(/\bcod\b|call of duty|使命召唤/i, 'CoD', '使命召唤'),
  'rocket-league': term(/rocket league|火箭联盟/i, 'Rocket League', '火箭联盟'),
  overwatch: term(/\boverwatch\b|守望先锋/i, 'Overwatch', '守望先锋'),
  aov: term(/\baov\b|arena of valor|传说对决/i, 'AoV', '传说对决'),
  pubg: term(/\bpubg\b|绝地求生|吃鸡/i, 'PUBG', '绝地求生'),
  'wild-rift': term(/wild rift|激斗峡谷/i, 'Wild Rift', '激斗峡谷'),
  esports: term(/\be-?sports?\b|电竞|deportes electr[oó]nicos/i, 'esports', '电竞'),
};

/** A sport or a title that a text names. */
export interface NamedSport {
  readonly sport: SportType;
  readonly name: Localized;
}

export function findSport(text: string): NamedSport | undefined {
  for (const [sport, { name, pattern }] of Object.entries(SPORT_TERMS))
    if (pattern.test(text)) return { sport: sport as SportType, name };
  return undefined;
}

export function isOfSport(named: NamedSport | undefined) {
  return ({ tournament: { sportType } }: Match): boolean => {
    if (named?.sport === 'esports') return sportType !== undefined && isTitle(sportType);
    return named === undefined || named.sport === sportType;
  };
}
