import type { TFunction } from 'i18next';
import type { ScoreChange } from '../../../state/live/live-matches-store.ts';
import { matchSport } from '../model/match.ts';

export function scoreNews({ match, side }: ScoreChange, t: TFunction): string {
  const { homeTeam, awayTeam } = match;
  return t(matchSport(match) === 'football' ? 'match.news.goal' : 'match.news.point', {
    scorer: side === 'home' ? homeTeam.name : awayTeam.name,
    home: homeTeam.name,
    away: awayTeam.name,
    score: t('match.spoken.score', { home: homeTeam.score ?? 0, away: awayTeam.score ?? 0 }),
  });
}
