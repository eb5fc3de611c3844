import type { TFunction } from 'i18next';
import type { ScoreChange } from '../../../state/live/live-matches-store.ts';
import { matchSport, namesOf, scoreOf } from '../model/match.ts';

export function scoreNews({ match, side }: ScoreChange, t: TFunction): string {
  return t(matchSport(match) === 'football' ? 'match.news.goal' : 'match.news.point', {
    scorer: match[`${side}Team`].name,
    ...namesOf(match),
    score: t('match.spoken.score', scoreOf(match)),
  });
}
