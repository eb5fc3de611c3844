import type { Zone } from '../calendar/zones.ts';
import { type Localized, localize, properName } from '../localized.ts';
import type { Country, TieRule, Tournament } from '../model.ts';
import { realCountry } from './real-countries.ts';

export interface Competition {
  /** As the file is called: `en.1`. */
  readonly code: string;
  readonly name: Localized;
  /** What visitors call it. */
  readonly aliases?: readonly string[];
  readonly country: Country;
  /** The clocks by which the data give kick-offs. */
  readonly zone: Zone;
  readonly type: Tournament['type'];
  /** Level of a league in its country. */
  readonly level: number | undefined;
  readonly popularity: number;
  readonly tieRule: TieRule;
  /** Goals away from home decided after those of the own matches, until 2020/21. */
  readonly hadAwayGoals: boolean;
  /** What becomes of the points when a league splits into groups. */
  readonly split: 'all' | 'half';
  /** What makes the champion of a league; nothing where its play-offs are not in the data. */
  readonly decidedBy: 'table' | 'final' | 'nothing';
}

/**
 * code, country, popularity, names (Latin:Chinese), then what is special: `h2h` for equal points by their own matches, `away` if
 * goals away from home counted in them,
 * `wins` for the number of wins, `half` for the points after a split, `cup`, and what decides a league besides its table.
 */
const LEAGUES = `
en.1 eng 98 Premier League:英格兰足球超级联赛
en.2 eng 74 Championship:英格兰足球冠军联赛
en.3 eng 52 League One:英格兰足球甲级联赛
en.4 eng 44 League Two:英格兰足球乙级联赛
es.1 esp 96 La Liga:西班牙足球甲级联赛 h2h
es.2 esp 66 Segunda División:西班牙足球乙级联赛 h2h
it.1 ita 93 Serie A:意大利足球甲级联赛 h2h
it.2 ita 64 Serie B:意大利足球乙级联赛 h2h
de.1 ger 94 Bundesliga:德国足球甲级联赛
de.2 ger 66 2. Bundesliga:德国足球乙级联赛
de.3 ger 48 3. Liga:德国足球丙级联赛
de.cup ger 82 DFB-Pokal:德国杯 cup
fr.1 fra 88 Ligue 1:法国足球甲级联赛
fr.2 fra 58 Ligue 2:法国足球乙级联赛
pt.1 por 80 Primeira Liga:葡萄牙足球超级联赛 h2h
nl.1 ned 79 Eredivisie:荷兰足球甲级联赛
be.1 bel 74 Pro League:比利时足球甲级联赛 wins half
sco.1 sco 70 Premiership:苏格兰足球超级联赛
tr.1 tur 76 Süper Lig:土耳其足球超级联赛 h2h
tr.2 tur 48 1. Lig:土耳其足球甲级联赛 h2h
at.1 aut 66 Bundesliga:奥地利足球甲级联赛 half
at.2 aut 40 2. Liga:奥地利足球乙级联赛
at.cup aut 50 ÖFB-Cup:奥地利杯 cup
ch.1 sui 65 Super League:瑞士足球超级联赛
ch.2 sui 40 Challenge League:瑞士足球挑战联赛
gr.1 gre 66 Super League:希腊足球超级联赛 h2h
cz.1 cze 62 First League:捷克足球甲级联赛
hu.1 hun 54 Nemzeti Bajnokság I:匈牙利足球甲级联赛 wins
ru.1 rus 68 Premier League:俄罗斯足球超级联赛 h2h away
ru.2 rus 42 First Division:俄罗斯足球甲级联赛 h2h away
ar.1 arg 82 Primera División:阿根廷足球甲级联赛
br.1 bra 87 Série A:巴西足球甲级联赛 wins
br.2 bra 58 Série B:巴西足球乙级联赛 wins
co.1 col 66 Primera A:哥伦比亚足球甲级联赛
mx.1 mex 76 Liga MX:墨西哥足球超级联赛
mls usa 72 Major League Soccer:美国职业足球大联盟 wins nothing
cn.1 chn 75 Chinese Super League:中国足球超级联赛 h2h
jp.1 jpn 76 J1 League:日本职业足球甲级联赛
au.1 aus 60 A-League:澳大利亚足球超级联赛 final
dz.1 alg 50 Ligue 1:阿尔及利亚足球甲级联赛 h2h
eg.1 egy 62 Premier League:埃及足球超级联赛 h2h
ma.1 mar 58 Botola Pro:摩洛哥足球超级联赛 h2h
uefa.cl europe 100 Champions League:欧洲冠军联赛 h2h away cup
copa.l south 90 Copa Libertadores:南美解放者杯 cup`;

/** Mexico had summer time until 2022, from April to October. */
const ZONES: Readonly<Record<string, Zone>> = {
  mex: { offset: -360, dstRule: 'mexico' },
  egy: { offset: 120, dstRule: 'egypt' },
};

/** Spanish names that differ from the Latin ones of the table. */
const SPANISH: Readonly<Record<string, string>> = { 'uefa.cl': 'Liga de Campeones' };

/** What visitors call a competition, beside its name. */
const ALIASES = new Map(
  `
en.1 EPL;Premier;English Premier League;英超
en.2 EFL Championship;英冠
en.3 英甲
en.4 英乙
es.1 LaLiga;西甲
es.2 西乙
it.1 意甲
it.2 意乙
de.1 德甲
de.2 德乙
de.3 德丙
de.cup German Cup
fr.1 法甲
fr.2 法乙
pt.1 葡超
nl.1 荷甲
be.1 比甲
sco.1 Scottish Premiership;苏超
tr.1 土超
ch.1 瑞士超
at.1 Austrian Bundesliga;奥甲
gr.1 希超
ru.1 Russian Premier League;俄超
ar.1 阿甲
br.1 Brasileirão;巴甲
br.2 巴乙
mx.1 墨超
mls MLS;美职联
cn.1 CSL;中超
jp.1 J League;J联赛
au.1 澳超
eg.1 Egyptian Premier League
uefa.cl UCL;欧冠
copa.l Libertadores`
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', names = ''] = row.split(/ (.*)/);
      return [code, names.split(';')] as const;
    }),
);

const CONTINENTS = new Set(['europe', 'south']);

const levelIn = (code: string): number | undefined => {
  if (code === 'mls') return 1;
  const [, level] = /\.([1-9])$/.exec(code) ?? [];
  return level ? Number(level) : undefined;
};

function parseRow(row: string): Competition {
  const [, code = '', home = '', popularity, en = '', rest = ''] =
    /^(\S+) (\S+) (\d+) ([^:]+):(.*)$/.exec(row) ?? [];
  const [zh = '', ...marks] = rest.split(' ');
  const has = (mark: string) => marks.includes(mark);
  const level = levelIn(code);
  const country = realCountry(home);
  const isCup = has('cup');
  const cupType = CONTINENTS.has(home) ? 'continental' : 'cup';
  return {
    code,
    name: SPANISH[code] ? localize(en, zh, SPANISH[code]) : properName(en, zh),
    aliases: ALIASES.get(code) ?? [],
    country,
    zone: ZONES[home] ?? country.zone,
    type: isCup ? cupType : 'league',
    level,
    popularity: Number(popularity),
    tieRule: has('h2h') ? 'head-to-head' : has('wins') ? 'wins' : 'goal-difference',
    hadAwayGoals: has('away'),
    split: has('half') ? 'half' : 'all',
    decidedBy: has('final') ? 'final' : has('nothing') ? 'nothing' : 'table',
  };
}

const byCode = new Map(
  LEAGUES.trim()
    .split('\n')
    .map((row) => {
      const competition = parseRow(row);
      return [competition.code, competition];
    }),
);

export const competitionCodes: readonly string[] = [...byCode.keys()];

/** `en.1` to `en1`. Simulated leagues are called like `sco1`. */
export const tournamentCode = (code: string): string => {
  const plain = code.replaceAll(/[^a-z0-9]/g, '');
  return /^[a-z]{3}\d+$/.test(plain) ? `${plain}r` : plain;
};

export const competitionOf = (code: string): Competition | undefined => byCode.get(code);

/** Country codes that begin the names of files. */
const COUNTRY_OF_PREFIX: ReadonlyMap<string, Country> = new Map(
  [...byCode.values()].map(({ code, country }) => [code.split('.')[0] as string, country]),
);

/** A competition that is not in the table: a league or a cup of the country that its code begins with. */
export function unknownCompetition(code: string, name: string): Competition {
  const [prefix = ''] = code.split('.');
  const country = COUNTRY_OF_PREFIX.get(prefix) ?? realCountry('world');
  const level = levelIn(code);
  return {
    code,
    // Without its season: `Swiss Super League 2018/19`.
    name: properName(...(Array(2).fill(name.replace(/ \d{4}(\/\d{2})?$/, '')) as [string, string])),
    country,
    zone: country.zone,
    type: level === undefined ? 'cup' : 'league',
    level,
    popularity: 40,
    tieRule: 'goal-difference',
    hadAwayGoals: false,
    split: 'all',
    decidedBy: 'table',
  };
}
