import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { useSession } from '../../../state/session.tsx';
import { scoresIn } from '../model/match-events.ts';
import { MultiviewCard } from './multiview-card.tsx';

const LIT_MS = 20_000;

/** Whether the match has had a goal just now. */
function useIsLit(match: Match): boolean {
  const changes = useAtomValue(useSession().live.changesAtom);
  const [seen, setSeen] = useState(changes);
  const [goals, setGoals] = useState(0);
  const [isLit, setIsLit] = useState(false);
  if (changes !== seen) {
    setSeen(changes);
    const own = changes.filter((change) => change.match.id === match.id);
    if (scoresIn(own).length > 0) {
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

/** A match as it is now. */
export function LiveCard({ match: loaded }: { match: Match }) {
  const match = useLiveMatch(loaded);
  return <MultiviewCard match={match} isLit={useIsLit(match)} />;
}
