import type { TFunction } from 'i18next';
import { matchSport, namesOf, type Side, scoreOf } from './match.ts';
import type { MatchEvent } from './match-events.ts';

export function scoreSentence(
  { match, side }: Pick<MatchEvent, 'match'> & { side: Side },
  t: TFunction,
): string {
  return t(matchSport(match) === 'football' ? 'match.news.goal' : 'match.news.point', {
    scorer: match[`${side}Team`].name,
    ...namesOf(match),
    score: t('match.spoken.score', scoreOf(match)),
  });
}
