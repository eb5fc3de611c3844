import type { Match } from '@touchline/types';
import { useEffect, useState } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { ClubsQuestion } from './clubs-question.tsx';
import { TeamCards } from './team-cards.tsx';

const PickClubs = lazyPart(() => import('./pick-clubs.tsx'));

interface MyTeamsProps {
  shown: 'teams' | 'ask';
  teamIds: readonly string[];
  /** The live matches that home has, to begin with the teams that play. */
  live: readonly Match[];
  /** The question need not be asked again. */
  onAnswer: () => void;
}

/** MYT-1, MYT-2: the visitor's teams, or the question which they are. */
export default function MyTeams({ shown, teamIds, live, onAnswer }: MyTeamsProps) {
  const areLoaded = [
    useLoadedNamespace('alerts'),
    useLoadedNamespace('teams'),
    useLoadedNamespace('detail'),
  ];
  const [isPicking, setIsPicking] = useState(false);
  const pick = () => setIsPicking(true);
  useEffect(() => {
    if (shown === 'teams') onAnswer();
  }, [shown, onAnswer]);
  if (areLoaded.includes(false)) return null;
  return (
    <>
      {shown === 'ask' ? (
        <ClubsQuestion onPick={pick} onDismiss={onAnswer} />
      ) : (
        <TeamCards teamIds={teamIds} live={live} onPick={pick} />
      )}
      {isPicking && <PickClubs count={teamIds.length} onClose={() => setIsPicking(false)} />}
    </>
  );
}
