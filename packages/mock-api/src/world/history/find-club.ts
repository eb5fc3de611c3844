import clubTable from '../data/real-clubs.json' with { type: 'json' };
import { properName } from '../localized.ts';
import type { Country } from '../model.ts';
import { countryOfSuffix } from './real-countries.ts';

/**
 * A club of the data. Chinese only where a name is established, colours only where they are traditional: a livery is words that
 * `packages/shared/src/domain/crests/livery.ts` knows. FC, AFC, CF and FK at either end of a name need no spelling.
 */
interface ClubRow {
  readonly name: string;
  readonly zh?: string;
  readonly livery?: string;
  /** Other names in the data. */
  readonly spellings?: readonly string[];
  /** What visitors call it. */
  readonly nicknames?: readonly string[];
}

/** Parts of a name that do not tell two clubs of a country apart. */
const BARE = /^(?:FC|AFC|CF|FK) | (?:FC|AFC|CF|FK)$/g;
const withoutForm = (name: string): string => name.replace(BARE, '').trim() || name;

function bySpelling(clubs: readonly ClubRow[]): Map<string, ClubRow> {
  return new Map(
    clubs.flatMap((row) =>
      [row.name, ...(row.spellings ?? [])].map((spelling) => [withoutForm(spelling), row] as const),
    ),
  );
}

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ß:ss ı:i ø:o æ:ae ł:l đ:d ð:d þ:th'.split(' ').map((pair) => pair.split(':')),
);

const MAX_WORDS = 5;
const MAX_SLUG = 44;

/** Letters of other scripts than the Latin one, such as 上. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/gu;

/** `1. FC Köln` to `1-fc-koln`; letters of other scripts by their numbers. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßıøæłđðþ]/g, (letter) => LETTERS[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(OTHER_LETTER, (letter) => (letter.codePointAt(0) as number).toString(36))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .join('-')
    .slice(0, MAX_SLUG);

const rowsByCountry = new Map(
  Object.entries(clubTable as Readonly<Record<string, readonly ClubRow[]>>).map(([code, clubs]) => [
    code,
    bySpelling(clubs),
  ]),
);

/** Finds a club of the data by its name and the country of its league: one spelling of several. */
export function findClub(name: string, home: Country) {
  const [, bare = name, suffix] = /^(.+) \(([A-Z]{3})\)$/.exec(name) ?? [];
  const country = (suffix && countryOfSuffix(suffix)) || home;
  const key = withoutForm(bare);
  const row = rowsByCountry.get(country.code)?.get(key);
  const canonical = row?.name ?? bare;
  const id = `te-${country.code}-${slugOf(row?.name ?? key)}`;
  const { zh = canonical, livery, nicknames: aliases = [] } = row ?? {};
  return { id, country, name: properName(canonical, zh), livery, aliases };
}
