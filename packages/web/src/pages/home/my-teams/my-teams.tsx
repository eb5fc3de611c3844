import type { Match } from '@touchline/types';
import { useEffect } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { ClubsQuestion } from './clubs-question.tsx';
import { TeamCards } from './team-cards.tsx';

const PickClubs = lazyPart(() => import('./pick-clubs.tsx'));

interface MyTeamsProps {
  /** With `none` only the dialog. */
  shown: 'teams' | 'ask' | 'none';
  teamIds: readonly string[];
  /** The live matches that home has, to begin with the teams that play. */
  live: readonly Match[];
  /** The dialog is open. */
  isPicking: boolean;
  onPick: () => void;
  onPicked: () => void;
  onDismiss: () => void;
  /** The question need not be asked again. */
  onAnswer: () => void;
}

/** MYT-1, MYT-2: the visitor's teams, or the question which they are. */
export default function MyTeams(props: MyTeamsProps) {
  const { shown, teamIds, live, isPicking, onPick, onPicked, onDismiss, onAnswer } = props;
  const areLoaded = [
    useLoadedNamespace('alerts'),
    useLoadedNamespace('teams'),
    useLoadedNamespace('detail'),
  ];
  // Not before the dialog is closed: until then a club may be unstarred again.
  const hasAnswered = shown === 'teams' && !isPicking;
  useEffect(() => {
    if (hasAnswered) onAnswer();
  }, [hasAnswered, onAnswer]);
  if (areLoaded.includes(false)) return null;
  return (
    <>
      {shown === 'ask' && <ClubsQuestion onPick={onPick} onDismiss={onDismiss} />}
      {shown === 'teams' && <TeamCards teamIds={teamIds} live={live} onPick={onPick} />}
      {isPicking && <PickClubs count={teamIds.length} onClose={onPicked} />}
    </>
  );
}
