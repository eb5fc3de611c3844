import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MY_TEAMS_ID } from '../../../state/favourites/keys.ts';
import { answerClubsAtom, myTeamIdsAtom, myTeamsAtom } from '../../../state/favourites/my-teams.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { ClubsQuestion } from './clubs-question.tsx';
import styles from './my-teams-place.module.css';

const MyTeams = lazyPart(() => import('./my-teams.tsx'));

/** Room for the visitor's teams, which the document has before they are loaded: a script of its head knows what comes. */
export function MyTeamsPlace({ live }: { live: readonly Match[] }) {
  const shown = useAtomValue(myTeamsAtom);
  const teamIds = useAtomValue(myTeamIdsAtom);
  const answer = useSetAtom(answerClubsAtom);
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [isPicking, setIsPicking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasClosed = useRef(false);
  const isLoaded = shown !== undefined;
  useLayoutEffect(() => {
    if (shown) document.documentElement.dataset.mine = shown;
  }, [shown]);
  useEffect(() => {
    if (!isLoaded || shown === 'teams' || hash !== `#${MY_TEAMS_ID}`) return;
    // Without teams, a link to them leads to the choice of some, once.
    setIsPicking(true);
    void navigate(pathname + search, { replace: true });
  }, [isLoaded, key]);
  useEffect(() => {
    if (!hasClosed.current) return;
    hasClosed.current = false;
    // The button that had the focus, or that opened the dialog, may be gone.
    if (document.activeElement !== document.body) return;
    const heading = place.current?.querySelector('h2') ?? document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
  const close = (change: () => void) => {
    hasClosed.current = true;
    change();
  };
  return (
    <div
      id={MY_TEAMS_ID}
      className={styles.place}
      data-pending={isLoaded ? undefined : ''}
      ref={place}
    >
      {(!isLoaded || shown === 'ask') && (
        <ClubsQuestion onPick={() => setIsPicking(true)} onDismiss={() => close(answer)} />
      )}
      {isLoaded && (shown === 'teams' || isPicking) && (
        <MyTeams
          hasTeams={shown === 'teams'}
          teamIds={teamIds}
          live={live}
          isPicking={isPicking}
          onPick={() => setIsPicking(true)}
          onPicked={() => close(() => setIsPicking(false))}
          onAnswer={answer}
        />
      )}
    </div>
  );
}
