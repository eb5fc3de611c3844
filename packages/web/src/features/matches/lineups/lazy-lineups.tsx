import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { lazy, memo, Suspense } from 'react';
import { useResource } from '../../../state/data/use-resource.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './lineups.module.css';
import { lineupsCall } from './lineups-call.ts';

const load = () => import('./lineups.tsx');
/** Known to the server at once: it writes what it waits for into the document by scripts, which the policy forbids. */
const onServer = import.meta.env.SSR ? (await load()).default : undefined;
const Lineups = onServer ?? lazy(load);

const LINEUPS_AGE_S = 30;

/**
 * Outside the first load: the document has the line-ups, the chunk makes them follow the match. Memoized, since React would
 * replace the markup of the server by the fallback if the parent rendered again before the chunk is loaded.
 */
export const LazyLineups = memo(function LazyLineups({ match }: { match: Match }) {
  const context = useAtomValue(callContextAtom);
  const { result } = useResource(lineupsCall(match.id, context), LINEUPS_AGE_S);
  // An upstream without line-ups, or without those of this match.
  if (result?.kind !== 'ok') return null;
  return (
    // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
    <div className={styles.part}>
      <Suspense fallback={null}>
        <Lineups match={match} lineups={result.data} />
      </Suspense>
    </div>
  );
});
