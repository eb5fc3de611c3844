import type { Match } from '@touchline/types';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import type { Side } from '../model/match.ts';
import type { MatchView } from '../model/match-view.ts';

type Figures<T = number> = Record<Side, T>;

interface BoardScoreProps {
  score: Figures<number | null>;
  /** The kicks scored in a shoot-out. */
  kicks: Figures | undefined;
  loser: MatchView['loser'];
  covered?: Match['covered'];
  isQuiet?: boolean;
  /** Keeps the place of the kicks before the shoot-out, so that they move nothing. */
  hasRoomForKicks?: boolean;
  className: string | undefined;
}

/** '2 – 1'; with a shoot-out its kicks stand beside the score: '0 (5) – (4) 0'. */
export function BoardScore(props: BoardScoreProps) {
  const { score, kicks, loser, covered, isQuiet = false, hasRoomForKicks, className } = props;
  const figureOf = (side: Side) => (
    <ScoreFigure score={score[side]} lost={loser === side} isQuiet={isQuiet} covered={covered} />
  );
  const kicksOf = (side: Side) =>
    (kicks || hasRoomForKicks) && (
      <small data-lost={loser === side || undefined} data-ahead={kicks ? undefined : ''}>
        ({kicks?.[side] ?? 0})
      </small>
    );
  const isLong = kicks || hasRoomForKicks || Math.max(score.home ?? 0, score.away ?? 0) > 9;
  return (
    <div
      className={className}
      data-covered={covered}
      data-long={isLong ? '' : undefined}
      data-kicks={kicks || hasRoomForKicks ? '' : undefined}
    >
      {figureOf('home')}
      {kicksOf('home')}
      <i />
      {kicksOf('away')}
      {figureOf('away')}
    </div>
  );
}
