import type { Match, SportType } from '@touchline/types';
import type { Localized } from '../world/localized.ts';

interface SportTerm {
  readonly sport: SportType;
  readonly name: Localized;
  readonly pattern: RegExp;
}

const sportTerm = (sport: SportType, en: string, zh: string, pattern: RegExp): SportTerm => ({
  sport,
  name: { en, zh },
  pattern,
});

/** In order of precedence. `esports` is last, so that `LoL esports` means the title. */
const SPORT_TERMS: readonly SportTerm[] = [
  sportTerm('football', 'football', '足球', /\b(football|soccer)\b|足球/i),
  sportTerm('basketball', 'basketball', '篮球', /\b(basketball|nba)\b|篮球/i),
  sportTerm('cs2', 'CS2', 'CS2', /\bcs ?(2|go)\b|counter.?strike|反恐精英/i),
  sportTerm('lol', 'LoL', '英雄联盟', /\blol\b|league of legends|英雄联盟/i),
  sportTerm('dota2', 'Dota 2', 'Dota 2', /\bdota\b|刀塔/i),
  sportTerm('valorant', 'VALORANT', '无畏契约', /\bvalorant\b|无畏契约|瓦罗兰特/i),
  sportTerm('r6', 'R6', '彩虹六号', /\br6\b|rainbow six|彩虹六号/i),
  sportTerm('cod', 'CoD', '使命召唤', /\bcod\b|call of duty|使命召唤/i),
  sportTerm('rocket-league', 'Rocket League', '火箭联盟', /rocket league|火箭联盟/i),
  sportTerm('overwatch', 'Overwatch', '守望先锋', /\boverwatch\b|守望先锋/i),
  sportTerm('aov', 'AoV', '传说对决', /\baov\b|arena of valor|传说对决/i),
  sportTerm('pubg', 'PUBG', '绝地求生', /\bpubg\b|绝地求生|吃鸡/i),
  sportTerm('wild-rift', 'Wild Rift', '激斗峡谷', /wild rift|激斗峡谷/i),
  sportTerm('esports', 'esports', '电竞', /\be-?sports?\b|电竞/i),
];

export const findSport = (text: string): SportTerm | undefined =>
  SPORT_TERMS.find(({ pattern }) => pattern.test(text));

export function isOfSport(term: SportTerm | undefined) {
  return ({ tournament: { sportType } }: Match): boolean => {
    if (term?.sport === 'esports') return sportType !== 'football' && sportType !== 'basketball';
    return term === undefined || term.sport === sportType;
  };
}
