import type { Match } from '@touchline/types';

/** Cookie with the matches that a visitor without spoilers has uncovered. */
export const SHOWN_COOKIE = 'touchline-shown';

/** Well below the 4 kB that browsers grant a cookie. */
const MAX_LENGTH = 2400;
const MINUTE_S = 60;
const ENTRY_PATTERN =
  /^(?:(?<matchId>ma-[a-z0-9-]{1,61})|(?<tournamentId>to-[a-z0-9-]{1,61})?~(?<from>[a-z0-9]{1,6})~(?<to>[a-z0-9]{1,6}))$/;

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
const seconds = (minutes: string | undefined) => Number.parseInt(minutes ?? '', 36) * MINUTE_S;

export const rangeEntry = ({ tournamentId = '', from, to }: ShownRange): string =>
  `${tournamentId}~${minutes(from)}~${minutes(to)}`;

/** Untrusted: cookies can be edited. Invalid entries are left out. */
export function readShownMatches(text = ''): ShownMatches {
  const ids = new Set<string>();
  const ranges: ShownRange[] = [];
  for (const entry of text.slice(-MAX_LENGTH).split('.')) {
    const groups = ENTRY_PATTERN.exec(entry)?.groups;
    if (groups?.matchId) ids.add(groups.matchId);
    else if (groups) {
      const { tournamentId } = groups;
      ranges.push({ tournamentId, from: seconds(groups.from), to: seconds(groups.to) });
    }
  }
  return { ids, ranges };
}

/** Adds an entry, a match id or a range. The oldest entries go when the text becomes too long. */
export function addShownEntry(text: string, entry: string): string {
  const entries = [...text.split('.').filter((one) => one && one !== entry), entry];
  while (entries.join('.').length > MAX_LENGTH) entries.shift();
  return entries.join('.');
}

export const isShown = ({ ids, ranges }: ShownMatches, match: Identity): boolean =>
  ids.has(match.id) ||
  ranges.some(
    ({ tournamentId, from, to }) =>
      match.startTime >= from &&
      match.startTime < to &&
      (tournamentId ?? match.tournament.id) === match.tournament.id,
  );
