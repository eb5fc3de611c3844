import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FormBlock } from '../../features/matches/detail/form-block.tsx';
import { MatchBoard } from '../../features/matches/detail/match-board.tsx';
import { MeetingsBlock } from '../../features/matches/detail/meetings-block.tsx';
import { RecentBlock } from '../../features/matches/detail/recent-block.tsx';
import { Updates } from '../../features/matches/detail/updates.tsx';
import { lastFive } from '../../features/matches/model/outcome.ts';
import { useMatchView } from '../../features/matches/model/use-match-view.ts';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import layout from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { dependentCalls, type matchCalls, matchCrumbs } from './match-data.ts';
import { MatchSide } from './match-side.tsx';
import { MatchStanding } from './match-standing.tsx';

const ANALYSIS_AGE_S = 300;
const STANDING_AGE_S = 120;
const RECENT_AGE_S = 600;
const UPCOMING_AGE_S = 120;

interface MatchContentProps {
  loadedMatch: Match;
  fetchedAt: number;
  stale: boolean;
  analysisCall: ReturnType<typeof matchCalls>['analysis'];
}

const dataOf = ({ result }: LoadedResource<readonly Match[]>) =>
  result?.kind === 'ok' ? result.data : [];

export function MatchContent({ loadedMatch, fetchedAt, stale, analysisCall }: MatchContentProps) {
  const { t } = useTranslation();
  const match = useLiveMatch(loadedMatch);
  // An upcoming match has too few updates for two columns. State, so that the layout stays when the match starts.
  const [isUpcoming] = useState(loadedMatch.statusId === 'UPCOMING');
  const calls = dependentCalls(match, useAtomValue(callContextAtom));
  const analysis = useResource(analysisCall, ANALYSIS_AGE_S);
  const standing = useResource(calls.standing, STANDING_AGE_S);
  const home = useResource(calls.home, RECENT_AGE_S);
  const away = useResource(calls.away, RECENT_AGE_S);
  const upcoming = useResource(calls.upcoming, UPCOMING_AGE_S);
  const { homeTeam, awayTeam } = match;
  const last = {
    home: lastFive(homeTeam.id, dataOf(home)),
    away: lastFive(awayTeam.id, dataOf(away)),
  };
  return (
    <>
      <Breadcrumb items={matchCrumbs(match, t)} />
      <MatchHeading match={match} />
      <MatchBoard match={match} />
      <div className={layout.columns}>
        <TwoColumns side={<MatchSide match={match} upcoming={upcoming} />}>
          <div className={layout.blocks}>
            <div className={isUpcoming ? layout.blocks : layout.two}>
              <Updates match={match} fetchedAt={fetchedAt} stale={stale} />
              <FormBlock match={match} resource={analysis} lastResults={last} />
            </div>
            <MatchStanding match={match} resource={standing} />
            <MeetingsBlock match={match} played={dataOf(home)} />
            <div className={layout.two}>
              <RecentBlock team={homeTeam} resource={home} />
              <RecentBlock team={awayTeam} resource={away} />
            </div>
          </div>
        </TwoColumns>
      </div>
    </>
  );
}

/** The board shows the same in figures; this is the heading for screen readers. */
function MatchHeading({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { state, time } = useMatchView(match);
  const pair = t('match.versus', { home: match.homeTeam.name, away: match.awayTeam.name });
  return <h1 className="vh">{t(`detail:heading.${state}`, { pair, time })}</h1>;
}
