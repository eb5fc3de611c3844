import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useOptional } from '../../../state/data/use-optional.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './lineups.module.css';
import { lineupsCall } from './lineups-call.ts';

const load = () => import('./sport-lineups.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
const Lineups = lazyHydrated(load, onServer, 'parts', styles.part);

const LINEUPS_AGE_S = 30;

export function LazyLineups({ match: loaded }: { match: Match }) {
  // Here and not in the part, which hydrates after the stream may have changed the match.
  const match = useLiveMatch(loaded);
  const lineups = useOptional(lineupsCall(match.id, useAtomValue(callContextAtom)), LINEUPS_AGE_S);
  return lineups && <Lineups match={match} lineups={lineups} />;
}
