import type { TFunction } from 'i18next';
import type { Tie } from './bracket-of.ts';
import type { Scores } from './pairing.ts';

/** A tie for the ear: 'A versus B, 2–1, A go through'. */
export function tieSentence(
  { home, away, winner, pairing }: Tie,
  scores: Scores | undefined,
  last: boolean,
  t: TFunction,
): string {
  const open = t('tournaments.bracket.open');
  if (!home && !away) return open;
  const pair = t('tournaments.bracket.tie', { home: home?.name ?? open, away: away?.name ?? open });
  const score =
    scores &&
    t(pairing?.series ? 'tournaments.bracket.series' : 'tournaments.bracket.score', { ...scores });
  const end =
    winner &&
    t(last ? 'tournaments.bracket.champion' : 'tournaments.bracket.through', { team: winner.name });
  return [pair, score, end].filter(Boolean).join(', ');
}
