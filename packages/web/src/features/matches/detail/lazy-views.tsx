import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageCall } from '../../../api/call.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useOptional, useOptionalResource } from '../../../state/data/use-optional.ts';
import { type LoadedResource, useResource } from '../../../state/data/use-resource.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { callContextAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import lineupsStyles from '../lineups/lineups.module.css';
import { matchSport } from '../model/match.ts';
import { meetingsOf } from '../model/outcome.ts';
import { factsCall, lineupsCall, statisticsCall } from '../model/part-calls.ts';
import statisticsStyles from '../statistics/statistics.module.css';
import factsStyles from './facts.module.css';
import meetingsStyles from './meetings-block.module.css';
import { FEW_MEETINGS, meetingsCall } from './meetings-call.ts';

const loadFacts = () => import('./facts.tsx');
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

const loadMeetings = () => import('./meetings-block.tsx');
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
const MEETINGS_AGE_S = 600;
/** Nothing changes any more. */
const FINISHED_AGE_S = 3600;

export function LazyFacts({ match: { id, statusId } }: { match: Match }) {
  const call = factsCall(id, useAtomValue(callContextAtom));
  const known = useOptional(call, statusId === 'FINISHED' ? FINISHED_AGE_S : FACTS_AGE_S);
  const count = known ? Object.keys(known).length : 0;
  return (
    known &&
    count > 0 && (
      // As for the other parts, with what depends on the facts.
      <div className={factsStyles.part} data-few={count < 3 || undefined}>
        <Facts facts={known} />
      </div>
    )
  );
}

/** A view of the match while it loads, and if it failed to load. */
function ViewState<T>(props: { resource: LoadedResource<T>; children: (known: T) => ReactNode }) {
  const { resource, children } = props;
  const { result } = resource;
  if (result?.kind === 'ok') return children(result.data);
  if (result) return <Failed of="match" resource={resource} />;
  return (
    <Loading>
      <SkeletonLines count={8} />
    </Loading>
  );
}

export function LazyLineups({ match: loaded }: { match: Match }) {
  // Here and not in the part, which hydrates after the stream may have changed the match.
  const match = useLiveMatch(loaded);
  // Here too. Line-ups of other sports show nothing of the time, and need not follow it.
  const now = useCoarseNow(matchSport(match) === 'basketball' ? undefined : 0);
  const call = lineupsCall(match.id, useAtomValue(callContextAtom));
  const resource = useOptionalResource(call, LINEUPS_AGE_S);
  return (
    <ViewState resource={resource}>
      {(known) => <Lineups match={match} lineups={known} now={now} />}
    </ViewState>
  );
}

export function LazyMeetings({ match }: { match: Match }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  // The zone of the document, which may have changed before the chunk is loaded.
  const zone = useAtomValue(zoneAtom);
  const resource = useResource(meetingsCall(match, context, FEW_MEETINGS), MEETINGS_AGE_S);
  return (
    <ViewState resource={resource}>
      {(finished) => {
        const meetings = meetingsOf(finished, match);
        if (meetings.length === 0) return <Empty text={t('detail:views.notMet')} />;
        return <Meetings match={match} meetings={meetings} zone={zone} />;
      }}
    </ViewState>
  );
}

interface LazyStatisticsProps {
  match: Match;
  timeline: PageCall<'/matches/timeline'>;
}

export function LazyStatistics({ match, timeline }: LazyStatisticsProps) {
  const call = statisticsCall(match.id, useAtomValue(callContextAtom));
  const age = match.statusId === 'FINISHED' ? FINISHED_AGE_S : STATISTICS_AGE_S;
  const resource = useOptionalResource(call, age);
  return (
    <ViewState resource={resource}>
      {(known) => <Statistics match={match} statistics={known} timeline={timeline} />}
    </ViewState>
  );
}
