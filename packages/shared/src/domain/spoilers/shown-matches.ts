import type { Match } from '@touchline/types';
import { idPattern } from '@touchline/types/client-contract';

/** Cookie with the matches that a visitor without spoilers has uncovered. */
export const SHOWN_COOKIE = 'touchline-shown';

/** Well below the 4 kB that browsers grant a cookie. */
const MAX_LENGTH = 2400;
const MINUTE_S = 60;
/** No id contains them, and a cookie may. */
const BETWEEN_ENTRIES = '!';
const BETWEEN_FIELDS = '*';
const MINUTE_PATTERN = /^[a-z0-9]{1,6}$/;

/** Matches that start from `from` and before `to`, in seconds: of one tournament, or of all. */
export interface ShownRange {
  readonly tournamentId?: string | undefined;
  readonly from: number;
  readonly to: number;
}

export interface ShownMatches {
  readonly ids: ReadonlySet<string>;
  readonly ranges: readonly ShownRange[];
}

type Identity = Pick<Match, 'id' | 'startTime'> & { readonly tournament: { readonly id: string } };

const minutes = (seconds: number) => Math.floor(seconds / MINUTE_S).toString(36);
const seconds = (minutes: string) => Number.parseInt(minutes, 36) * MINUTE_S;

export const rangeEntry = ({ tournamentId = '', from, to }: ShownRange): string =>
  [tournamentId, minutes(from), minutes(to)].join(BETWEEN_FIELDS);

/** Untrusted: cookies can be edited. Invalid entries are left out. */
export function readShownMatches(text = ''): ShownMatches {
  const ids = new Set<string>();
  const ranges: ShownRange[] = [];
  for (const entry of text.slice(-MAX_LENGTH).split(BETWEEN_ENTRIES)) {
    const [id = '', from, to = '', ...more] = entry.split(BETWEEN_FIELDS);
    if (id && !idPattern.test(id)) continue;
    if (from === undefined) {
      if (id) ids.add(id);
    } else if (MINUTE_PATTERN.test(from) && MINUTE_PATTERN.test(to) && more.length === 0)
      ranges.push({ tournamentId: id || undefined, from: seconds(from), to: seconds(to) });
  }
  return { ids, ranges };
}

/** Adds an entry, a match id or a range. The oldest entries go when the text becomes too long. */
export function addShownEntry(text: string, entry: string): string {
  const known = text.split(BETWEEN_ENTRIES).filter((one) => one && one !== entry);
  const entries = [...known, entry];
  while (entries.join(BETWEEN_ENTRIES).length > MAX_LENGTH) entries.shift();
  return entries.join(BETWEEN_ENTRIES);
}

export const isShown = ({ ids, ranges }: ShownMatches, match: Identity): boolean =>
  ids.has(match.id) ||
  ranges.some(
    ({ tournamentId, from, to }) =>
      match.startTime >= from &&
      match.startTime < to &&
      (tournamentId ?? match.tournament.id) === match.tournament.id,
  );
