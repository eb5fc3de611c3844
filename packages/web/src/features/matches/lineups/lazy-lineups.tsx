import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useResource } from '../../../state/data/use-resource.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import styles from './lineups.module.css';
import type { LineupsProps } from './lineups.tsx';
import { lineupsCall } from './lineups-call.ts';

const load = () => import('./lineups.tsx');
/** Known to the server at once: it writes what it waits for into the document by scripts, which the policy forbids. */
const onServer = import.meta.env.SSR ? (await load()).default : undefined;
const Lineups = onServer ?? lazy(load);

const LINEUPS_AGE_S = 30;

const inSuspense = (props: LineupsProps) => (
  <Suspense fallback={null}>
    <Lineups {...props} />
  </Suspense>
);

/** Outside the first load: the document has the line-ups, the chunk makes them follow the match. */
function LoadedLineups(props: LineupsProps) {
  // React replaces the server's markup by the fallback if the boundary changes before its chunk is loaded.
  const [first] = useState(() => inSuspense(props));
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIsLoaded(true));
    // The boundary reports a chunk that failed to load.
    load().then(show, () => {});
  }, []);
  return isLoaded ? inSuspense(props) : first;
}

export function LazyLineups({ match }: { match: Match }) {
  const context = useAtomValue(callContextAtom);
  const call = lineupsCall(match.id, context);
  const { kind } = useSession().resources.read(call).result ?? {};
  // An upstream without line-ups, or without those of this match, is not asked again.
  const isLacking = kind !== undefined && kind !== 'ok';
  const { result } = useResource(call, isLacking ? Number.POSITIVE_INFINITY : LINEUPS_AGE_S);
  if (result?.kind !== 'ok') return null;
  return (
    // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
    <div className={styles.part}>
      <LoadedLineups match={match} lineups={result.data} />
    </div>
  );
}
