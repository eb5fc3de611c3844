import type { Match } from '@touchline/types';
import { useEffect } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { TeamCards } from './team-cards.tsx';

const PickClubs = lazyPart(() => import('./pick-clubs.tsx'));

interface MyTeamsProps {
  /** Without teams there is only the dialog. */
  hasTeams: boolean;
  teamIds: readonly string[];
  /** The live matches that home has, to begin with the teams that play. */
  live: readonly Match[];
  /** The dialog is open. */
  isPicking: boolean;
  onPick: () => void;
  onPicked: () => void;
  /** The question need not be asked again. */
  onAnswer: () => void;
}

/** MYT-1, MYT-2: the visitor's teams, and the dialog that chooses them. */
export default function MyTeams(props: MyTeamsProps) {
  const { hasTeams, teamIds, live, isPicking, onPick, onPicked, onAnswer } = props;
  const areLoaded = [
    useLoadedNamespace('alerts'),
    useLoadedNamespace('teams'),
    useLoadedNamespace('detail'),
  ];
  // Not before the dialog is closed: until then a club may be unstarred again.
  const hasAnswered = hasTeams && !isPicking;
  useEffect(() => {
    if (hasAnswered) onAnswer();
  }, [hasAnswered, onAnswer]);
  if (areLoaded.includes(false)) return null;
  return (
    <>
      {hasTeams && <TeamCards teamIds={teamIds} live={live} onPick={onPick} />}
      {isPicking && <PickClubs count={teamIds.length} onClose={onPicked} />}
    </>
  );
}
