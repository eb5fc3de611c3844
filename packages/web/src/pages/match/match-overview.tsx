import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { FormBlock } from '../../features/matches/detail/form-block.tsx';
import { LazyFacts } from '../../features/matches/detail/lazy-views.tsx';
import { RecentBlock } from '../../features/matches/detail/recent-block.tsx';
import { Updates } from '../../features/matches/detail/updates.tsx';
import { matchState } from '../../features/matches/model/match.ts';
import { lastFive } from '../../features/matches/model/outcome.ts';
import standingStyles from '../../features/tournaments/standing/standing.module.css';
import { useUntil } from '../../state/clock/replayed-moment.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom, contentAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf, type Resource } from '../../state/stores/resource.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import layout from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { matchAddress } from './match-address.ts';
import { dependentCalls, type matchCalls } from './match-data.ts';
import { MatchSide } from './match-side.tsx';

const loadStanding = () => import('./match-standing.tsx');
const MatchStanding = lazyPart(loadStanding, {
  server: import.meta.env.SSR ? await loadStanding() : undefined,
  texts: ['detail'],
  className: standingStyles.part,
});

const ANALYSIS_AGE_S = 300;
const STANDING_AGE_S = 120;
const RECENT_AGE_S = 600;
const UPCOMING_AGE_S = 120;

interface MatchOverviewProps {
  match: Match;
  /** As it was when the page was opened: its calls stay the same while the match begins and ends. */
  firstMatch: Match;
  commentary: Match['commentary'];
  resource: Resource<unknown>;
  calls: ReturnType<typeof matchCalls>;
  address: Address;
}

/** MDT-2 to MDT-5: what is ordered, in its order; the facts close it. */
export function MatchOverview(props: MatchOverviewProps) {
  const { match, firstMatch, commentary, resource, calls, address } = props;
  const isSoon = matchState(match) === 'soon';
  const shownAt = useUntil();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const dependent = dependentCalls(firstMatch, useAtomValue(callContextAtom));
  const analysis = useResource(calls.analysis, ANALYSIS_AGE_S);
  const standing = useResource(dependent.standing, STANDING_AGE_S);
  const home = useResource(dependent.home, RECENT_AGE_S);
  const away = useResource(dependent.away, RECENT_AGE_S);
  const upcoming = useResource(dependent.upcoming, UPCOMING_AGE_S);
  const { homeTeam, awayTeam, startTime } = match;
  const played = { home: itemsOf(home), away: itemsOf(away) };
  const last = {
    home: lastFive(homeTeam.id, played.home, startTime),
    away: lastFive(awayTeam.id, played.away, startTime),
  };
  return (
    <TwoColumns side={<MatchSide match={match} upcoming={upcoming} showOdds={wantsOdds} />}>
      <div className={layout.blocks}>
        <div className={isSoon ? layout.blocks : layout.two}>
          {!isSoon && (
            <Updates
              match={match}
              commentary={commentary}
              resource={resource}
              isKeyOnly={address.search.get('updates') === 'key'}
              to={(kind) => matchAddress(firstMatch, address, shownAt, ['updates', kind])}
            />
          )}
          <FormBlock match={match} resource={analysis} lastResults={last} played={played} />
        </div>
        <MatchStanding
          match={match}
          resource={standing}
          upcoming={upcoming}
          upcomingCall={dependent.upcoming}
        />
        <div className={layout.two}>
          <RecentBlock team={homeTeam} resource={home} />
          <RecentBlock team={awayTeam} resource={away} />
        </div>
        <LazyFacts match={match} />
      </div>
    </TwoColumns>
  );
}
