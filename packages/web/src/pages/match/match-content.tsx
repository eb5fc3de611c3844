import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBlock } from '../../features/matches/detail/form-block.tsx';
import {
  LazyFacts,
  LazyLineups,
  LazyMeetings,
  LazyStatistics,
} from '../../features/matches/detail/late-parts.tsx';
import { MatchBoard } from '../../features/matches/detail/match-board.tsx';
import { RecentBlock } from '../../features/matches/detail/recent-block.tsx';
import { Updates } from '../../features/matches/detail/updates.tsx';
import { matchState, namesOf, shootOutText } from '../../features/matches/model/match.ts';
import { lastFive, meetingsOf } from '../../features/matches/model/outcome.ts';
import {
  hasLineups,
  hasMinutes,
  hasStatistics,
  isCounted,
  lineupsCall,
  statisticsCall,
} from '../../features/matches/model/part-calls.ts';
import { useMatchView } from '../../features/matches/model/use-match-view.ts';
import { LazyReplay } from '../../features/matches/replay/lazy-replay.tsx';
import { loadedMoment } from '../../features/matches/share/moment.ts';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import standing from '../../features/tournaments/standing/standing.module.css';
import { MomentProvider, useShown } from '../../state/clock/replayed-moment.tsx';
import { itemsOf, type Resource } from '../../state/data/resource.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import { PlayerLinks } from '../../state/navigation/player-link.tsx';
import { callContextAtom, contentAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import layout from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import {
  dependentCalls,
  type matchCalls,
  matchCrumbs,
  samplePlayer,
  timelineCall,
} from './match-data.ts';
import { MatchSide } from './match-side.tsx';
import { SectionIndex } from './section-index.tsx';

const loadStanding = () => import('./match-standing.tsx');
const MatchStanding = lazyPart(loadStanding, {
  server: import.meta.env.SSR ? await loadStanding() : undefined,
  texts: ['detail'],
  className: standing.part,
});

const COMMENTARY_AGE_MS = 10_000;
const ANALYSIS_AGE_S = 300;
const STANDING_AGE_S = 120;
const RECENT_AGE_S = 600;
const UPCOMING_AGE_S = 120;

interface MatchContentProps {
  loadedMatch: Match;
  resource: Resource<unknown>;
  calls: ReturnType<typeof matchCalls>;
  /** The moment in the address. */
  at: string | null;
}

export function MatchContent({ loadedMatch, resource, calls, at }: MatchContentProps) {
  const { t } = useTranslation();
  const match = useLiveMatch(loadedMatch);
  const { resources, hasRealSeasons } = useSession();
  // A streamed match lacks the commentary.
  useEffect(() => {
    if (match !== loadedMatch) void resources.load(calls.match, COMMENTARY_AGE_MS);
  }, [match, loadedMatch, calls, resources]);
  const isSoon = matchState(match) === 'soon';
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const context = useAtomValue(callContextAtom);
  // The same calls while the match begins and ends.
  const [firstMatch] = useState(loadedMatch);
  const dependent = dependentCalls(firstMatch, context);
  const analysis = useResource(calls.analysis, ANALYSIS_AGE_S);
  const standing = useResource(dependent.standing, STANDING_AGE_S);
  const home = useResource(dependent.home, RECENT_AGE_S);
  const away = useResource(dependent.away, RECENT_AGE_S);
  const upcoming = useResource(dependent.upcoming, UPCOMING_AGE_S);
  const { homeTeam, awayTeam } = match;
  const played = { home: itemsOf(home), away: itemsOf(away) };
  const last = {
    home: lastFive(homeTeam.id, played.home, match.startTime),
    away: lastFive(awayTeam.id, played.away, match.startTime),
  };
  const meetings = meetingsOf(itemsOf(useResource(dependent.meetings, RECENT_AGE_S)), match);
  const hasMet = meetings.length > 0;
  const meetingsBlock = hasMet && <LazyMeetings match={match} meetings={meetings} />;
  const lineups = hasLineups(firstMatch) && resources.read(lineupsCall(firstMatch.id, context));
  const counted = hasStatistics(match)
    ? resources.read(statisticsCall(match.id, context)).result
    : undefined;
  const isShown = counted?.kind === 'ok' && isCounted(counted.data);
  const timeline = timelineCall(loadedMatch, context);
  const isTimed = hasMinutes(loadedMatch, hasRealSeasons);
  const [initial] = useState(() =>
    isTimed ? loadedMoment(loadedMatch, resources.read(timeline).result, at) : undefined,
  );
  const replay = !isSoon && isTimed && (
    <LazyReplay match={loadedMatch} call={timeline} at={at} initial={initial} />
  );
  return (
    <MomentProvider initial={initial}>
      <PlayerLinks sampleId={samplePlayer(firstMatch, context, resources.read)}>
        <Breadcrumb items={matchCrumbs(match, t)} />
        <MatchHeading match={match} />
        <MatchBoard match={match} replay={replay} />
        {!isSoon && !isTimed && <p className="meta">{t('detail:noMinutes')}</p>}
        <LazyFacts match={match} />
        <SectionIndex
          sections={[
            !isSoon && 'updates',
            'form',
            isShown && 'statistics',
            lineups && lineups.result?.kind === 'ok' && 'lineups',
            'standing',
            hasMet && 'meetings',
            wantsOdds && 'prices',
          ]}
        />
        <div className={layout.columns}>
          <TwoColumns side={<MatchSide match={match} upcoming={upcoming} showOdds={wantsOdds} />}>
            <div className={layout.blocks}>
              <div className={isSoon && !hasMet ? layout.blocks : layout.two}>
                {!isSoon && (
                  <Updates match={match} commentary={loadedMatch.commentary} resource={resource} />
                )}
                <FormBlock match={match} resource={analysis} lastResults={last} played={played} />
                {isSoon && meetingsBlock}
              </div>
              {hasStatistics(match) && <LazyStatistics match={match} timeline={timeline} />}
              {lineups && <LazyLineups match={firstMatch} />}
              <MatchStanding
                match={match}
                resource={standing}
                upcoming={upcoming}
                upcomingCall={dependent.upcoming}
              />
              {!isSoon && meetingsBlock}
              <div className={layout.two}>
                <RecentBlock team={homeTeam} resource={home} />
                <RecentBlock team={awayTeam} resource={away} />
              </div>
              <LazyFacts match={match} isLate />
            </div>
          </TwoColumns>
        </div>
      </PlayerLinks>
    </MomentProvider>
  );
}

/** The board shows the same in figures; this is the heading for screen readers. */
function MatchHeading({ match: present }: { match: Match }) {
  const { match, pausedAt } = useShown(present);
  const { t } = useTranslation();
  const { state, time } = useMatchView(match, pausedAt);
  const pair = t('match.versus', namesOf(match));
  const heading = [t(`detail:heading.${state}`, { pair, time }), shootOutText(match, t)];
  return <h1 className="vh">{heading.filter(Boolean).join(t('match.spoken.comma'))}</h1>;
}
