import { foldTimeline } from '@touchline/shared/domain/timeline';
import { useMemo } from 'react';
import { call } from '../../../../api/call.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { useResources } from '../../../../state/data/use-resources.ts';
import { scoreAt } from './score-at.ts';
import type { Folds, Then } from './table-matches.ts';
import type { FollowedMatch } from './use-table-matches.ts';

const TIMELINE_AGE_S = 60;

/** The matches that were played while the moved one was, and whose lists lack some of their goals. */
function lackingGoals(followed: readonly FollowedMatch[], { match: moved, instant }: Then) {
  const end = Math.max(moved.endTime, instant);
  return followed.filter(({ match }) => {
    const { id, startTime, endTime, statusId } = match;
    const isOver = statusId === 'FINISHED' && endTime <= moved.startTime;
    const isAside = id === moved.id || startTime > end || isOver;
    return !isAside && !scoreAt(match, instant);
  });
}

/** The histories that the table of a moment needs, besides what the lists of matches have. */
export function useFoldsThen(
  followed: readonly FollowedMatch[],
  then: Then | undefined,
  language: Language,
): Folds {
  const lacking = then ? lackingGoals(followed, then) : [];
  const { resources: timelines } = useResources(
    lacking.map(({ match }) => call('/matches/timeline', { matchId: match.id }, language)),
    TIMELINE_AGE_S,
  );
  // Not with each state of the matches: what a fold takes from its match never changes.
  return useMemo(
    () =>
      new Map(
        lacking.flatMap(({ match }, index) => {
          const result = timelines[index]?.result;
          return result?.kind === 'ok'
            ? [[match.id, foldTimeline(match, result.data)] as const]
            : [];
        }),
      ),
    [timelines],
  );
}
