import type { Match, SportType } from '@touchline/types';
import type { Phrase } from './question.ts';

interface SpokenSport {
  readonly sport: SportType;
  readonly name: Phrase;
  readonly known: RegExp;
}

const spoken = (sport: SportType, en: string, zh: string, known: RegExp): SpokenSport => ({
  sport,
  name: { en, zh },
  known,
});

/** One title before all of esports: whoever says `LoL esports` means the title. */
const sports: readonly SpokenSport[] = [
  spoken('football', 'football', '足球', /\b(football|soccer)\b|足球/i),
  spoken('basketball', 'basketball', '篮球', /\b(basketball|nba)\b|篮球/i),
  spoken('cs2', 'CS2', 'CS2', /\bcs ?(2|go)\b|counter.?strike|反恐精英/i),
  spoken('lol', 'LoL', '英雄联盟', /\blol\b|league of legends|英雄联盟/i),
  spoken('dota2', 'Dota 2', 'Dota 2', /\bdota\b|刀塔/i),
  spoken('valorant', 'VALORANT', '无畏契约', /\bvalorant\b|无畏契约|瓦罗兰特/i),
  spoken('r6', 'R6', '彩虹六号', /\br6\b|rainbow six|彩虹六号/i),
  spoken('cod', 'CoD', '使命召唤', /\bcod\b|call of duty|使命召唤/i),
  spoken('rocket-league', 'Rocket League', '火箭联盟', /rocket league|火箭联盟/i),
  spoken('overwatch', 'Overwatch', '守望先锋', /\boverwatch\b|守望先锋/i),
  spoken('aov', 'AoV', '传说对决', /\baov\b|arena of valor|传说对决/i),
  spoken('pubg', 'PUBG', '绝地求生', /\bpubg\b|绝地求生|吃鸡/i),
  spoken('wild-rift', 'Wild Rift', '激斗峡谷', /wild rift|激斗峡谷/i),
  spoken('esports', 'esports', '电竞', /\be-?sports?\b|电竞/i),
];

export const sportIn = (text: string): SpokenSport | undefined =>
  sports.find(({ known }) => known.test(text));

export function isOf(asked: SpokenSport | undefined) {
  return ({ tournament: { sportType } }: Match): boolean => {
    if (asked?.sport === 'esports') return sportType !== 'football' && sportType !== 'basketball';
    return asked === undefined || asked.sport === sportType;
  };
}
