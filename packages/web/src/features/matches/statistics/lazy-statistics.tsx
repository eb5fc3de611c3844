import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { useOptional } from '../../../state/data/use-optional.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './statistics.module.css';
import { isCounted, statisticsCall } from './statistics-call.ts';

const load = () => import('./sport-statistics.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
const Statistics = lazyHydrated(load, onServer, 'parts', styles.part);

const LIVE_AGE_S = 20;
/** Nothing more is counted. */
const FINISHED_AGE_S = 3600;

interface LazyStatisticsProps {
  match: Match;
  timeline: Call<'/matches/timeline'>;
}

export function LazyStatistics({ match, timeline }: LazyStatisticsProps) {
  const call = statisticsCall(match.id, useAtomValue(callContextAtom));
  const age = match.statusId === 'FINISHED' ? FINISHED_AGE_S : LIVE_AGE_S;
  const statistics = useOptional(call, age);
  return (
    statistics &&
    isCounted(statistics) && (
      <Statistics match={match} statistics={statistics} timeline={timeline} />
    )
  );
}
