import type { Match, MatchComment, MatchIncident } from '@touchline/types';

/** A comment has no score, and an incident replaces nobody. */
export type MatchUpdate =
  | (MatchIncident & { replaced?: never; replacedId?: never })
  | (MatchComment & { home?: never; away?: never });

/** The incidents of a match and, where the upstream has it, the commentary between them, in the order of time. */
export const updatesOf = (
  { incidents = [] }: Pick<Match, 'incidents'>,
  commentary: readonly MatchComment[] = [],
): MatchUpdate[] => [...incidents, ...commentary].sort((a, b) => a.at - b.at);

/** The incidents alone, with the substitutions among the commentary. */
export const keyMomentsOf = (
  match: Pick<Match, 'incidents'>,
  commentary: readonly MatchComment[] = [],
): MatchUpdate[] =>
  updatesOf(
    match,
    commentary.filter(({ kind }) => kind === 'substitution'),
  );
