import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { MatchCard } from '../../features/matches/card/match-card.tsx';
import { isGoal } from '../../features/matches/detail/goals.ts';
import { MatchPeriods } from '../../features/matches/detail/match-periods.tsx';
import { matchSport } from '../../features/matches/model/match.ts';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import { useSession } from '../../state/session.tsx';
import { SHOWN_EVENTS } from './conference-data.ts';
import styles from './conference-page.module.css';

const LIT_MS = 20_000;

/** Whether the match has had a goal just now. Baskets are too frequent to light up. */
function useIsLit(match: Match): boolean {
  const scores = useAtomValue(useSession().live.scoreChangesAtom);
  const [seen, setSeen] = useState(scores);
  const [goals, setGoals] = useState(0);
  const [isLit, setIsLit] = useState(false);
  if (scores !== seen) {
    setSeen(scores);
    const isOwn = scores.some((change) => change.match.id === match.id);
    if (isOwn && matchSport(match) !== 'basketball') {
      setGoals(goals + 1);
      setIsLit(true);
    }
  }
  useEffect(() => {
    if (goals === 0) return;
    const timer = setTimeout(() => setIsLit(false), LIT_MS);
    return () => clearTimeout(timer);
  }, [goals]);
  return isLit;
}

/** One match of the conference: its card, and below it what happened last. */
export function ConferenceTile({ match: loaded }: { match: Match }) {
  const match = useLiveMatch(loaded);
  const isLit = useIsLit(match);
  const { incidents = [], covered } = match;
  const isFootball = matchSport(match) === 'football';
  return (
    <div className={styles.tile} data-goal={isLit || undefined}>
      <MatchCard match={loaded} />
      <div className={styles.events}>
        {isFootball && !covered && (
          <ol>
            {incidents
              .slice(-SHOWN_EVENTS)
              .toReversed()
              .map((incident) => (
                <li key={incident.id} data-scored={isGoal(incident) || undefined}>
                  {incident.text}
                </li>
              ))}
          </ol>
        )}
        {!isFootball && <MatchPeriods match={match} />}
      </div>
    </div>
  );
}
