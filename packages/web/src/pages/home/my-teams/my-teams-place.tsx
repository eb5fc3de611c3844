import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { MY_TEAMS_ID } from '../../../state/favourites/keys.ts';
import { answerClubsAtom, myTeamIdsAtom, myTeamsAtom } from '../../../state/favourites/my-teams.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import styles from './my-teams-place.module.css';

const MyTeams = lazyPart(() => import('./my-teams.tsx'));

/** Room for the visitor's teams, which the document has before they are loaded: a script of its head knows what comes. */
export function MyTeamsPlace({ live }: { live: readonly Match[] }) {
  const shown = useAtomValue(myTeamsAtom);
  const teamIds = useAtomValue(myTeamIdsAtom);
  const answer = useSetAtom(answerClubsAtom);
  useLayoutEffect(() => {
    if (shown) document.documentElement.dataset.mine = shown;
  }, [shown]);
  return (
    <div id={MY_TEAMS_ID} className={styles.place}>
      {shown && shown !== 'none' && (
        <MyTeams shown={shown} teamIds={teamIds} live={live} onAnswer={answer} />
      )}
    </div>
  );
}
