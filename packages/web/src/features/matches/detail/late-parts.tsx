import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Call } from '../../../api/call.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useOptional } from '../../../state/data/use-optional.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { callContextAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import factsStyles from '../facts/facts.module.css';
import lineupsStyles from '../lineups/lineups.module.css';
import meetingsStyles from '../meetings/meetings-block.module.css';
import { matchSport } from '../model/match.ts';
import { factsCall, isCounted, lineupsCall, statisticsCall } from '../model/part-calls.ts';
import statisticsStyles from '../statistics/statistics.module.css';

const loadFacts = () => import('../facts/facts.tsx');
const Facts = lazyPart(loadFacts, {
  server: import.meta.env.SSR ? await loadFacts() : undefined,
  texts: ['parts'],
});

const loadLineups = () => import('../lineups/lineups.tsx');
const Lineups = lazyPart(loadLineups, {
  server: import.meta.env.SSR ? await loadLineups() : undefined,
  texts: ['parts', 'positions'],
  className: lineupsStyles.part,
});

const loadMeetings = () => import('../meetings/meetings-block.tsx');
const Meetings = lazyPart(loadMeetings, {
  server: import.meta.env.SSR ? await loadMeetings() : undefined,
  texts: ['parts'],
  className: meetingsStyles.part,
});

const loadStatistics = () => import('../statistics/sport-statistics.tsx');
const Statistics = lazyPart(loadStatistics, {
  server: import.meta.env.SSR ? await loadStatistics() : undefined,
  texts: ['parts', 'positions'],
  className: statisticsStyles.part,
});

const FACTS_AGE_S = 60;
const LINEUPS_AGE_S = 30;
const STATISTICS_AGE_S = 20;
/** Nothing changes any more. */
const FINISHED_AGE_S = 3600;

interface LazyFactsProps {
  match: Match;
  /** The place of facts that arrive after the page, which would push down what is read. */
  isLate?: boolean;
}

export function LazyFacts({ match: { id, statusId }, isLate = false }: LazyFactsProps) {
  const call = factsCall(id, useAtomValue(callContextAtom));
  const known = useOptional(call, statusId === 'FINISHED' ? FINISHED_AGE_S : FACTS_AGE_S);
  const [cameLate] = useState(!known);
  const count = known ? Object.keys(known).length : 0;
  return (
    known &&
    cameLate === isLate &&
    count > 0 && (
      // As for the other parts, with what depends on the facts.
      <div className={factsStyles.part} data-few={count < 3 || undefined}>
        <Facts facts={known} />
      </div>
    )
  );
}

export function LazyLineups({ match: loaded }: { match: Match }) {
  // Here and not in the part, which hydrates after the stream may have changed the match.
  const match = useLiveMatch(loaded);
  // Here too. Line-ups of other sports show nothing of the time, and need not follow it.
  const now = useCoarseNow(matchSport(match) === 'basketball' ? undefined : 0);
  const known = useOptional(lineupsCall(match.id, useAtomValue(callContextAtom)), LINEUPS_AGE_S);
  return known && <Lineups match={match} lineups={known} now={now} />;
}

/** `meetings` are those that are loaded with the page, the newest first. */
export const LazyMeetings = (props: { match: Match; meetings: readonly Match[] }) => (
  // The zone of the document, which may have changed before the chunk is loaded.
  <Meetings {...props} zone={useAtomValue(zoneAtom)} />
);

interface LazyStatisticsProps {
  match: Match;
  timeline: Call<'/matches/timeline'>;
}

export function LazyStatistics({ match, timeline }: LazyStatisticsProps) {
  const call = statisticsCall(match.id, useAtomValue(callContextAtom));
  const age = match.statusId === 'FINISHED' ? FINISHED_AGE_S : STATISTICS_AGE_S;
  const known = useOptional(call, age);
  return (
    known && isCounted(known) && <Statistics match={match} statistics={known} timeline={timeline} />
  );
}
