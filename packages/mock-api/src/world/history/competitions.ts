import type { Zone } from '../calendar/zones.ts';
import rows from '../data/real-competitions.json' with { type: 'json' };
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

/** Mexico had summer time until 2022, from April to October. */
const ZONES: Readonly<Record<string, Zone>> = {
  mex: { offset: -360, dstRule: 'mexico' },
  egy: { offset: 120, dstRule: 'egypt' },
};

const CONTINENTS = new Set(['europe', 'south']);

const levelIn = (code: string): number | undefined => {
  if (code === 'mls') return 1;
  const [, level] = /\.([1-9])$/.exec(code) ?? [];
  return level ? Number(level) : undefined;
};

/** What is special of a competition, beside its names. */
interface CompetitionRow
  extends Partial<
    Pick<Competition, 'aliases' | 'tieRule' | 'hadAwayGoals' | 'split' | 'decidedBy'>
  > {
  readonly code: string;
  readonly country: string;
  readonly popularity: number;
  readonly name: { readonly en: string; readonly zh: string; readonly es?: string };
  readonly isCup?: boolean;
}

function competitionOfRow({ country: home, isCup, name, ...row }: CompetitionRow): Competition {
  const country = realCountry(home);
  const cupType = CONTINENTS.has(home) ? 'continental' : 'cup';
  return {
    aliases: [],
    tieRule: 'goal-difference',
    hadAwayGoals: false,
    split: 'all',
    decidedBy: 'table',
    ...row,
    name: localize(name.en, name.zh, name.es ?? name.en),
    country,
    zone: ZONES[home] ?? country.zone,
    type: isCup ? cupType : 'league',
    level: levelIn(row.code),
  };
}

const byCode = new Map(
  (rows as readonly CompetitionRow[]).map((row) => [row.code, competitionOfRow(row)]),
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
