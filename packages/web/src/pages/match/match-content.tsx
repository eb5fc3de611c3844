import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FormBlock } from '../../features/matches/detail/form-block.tsx';
import { MatchBoard } from '../../features/matches/detail/match-board.tsx';
import { MeetingsBlock } from '../../features/matches/detail/meetings-block.tsx';
import { RecentBlock } from '../../features/matches/detail/recent-block.tsx';
import { Updates } from '../../features/matches/detail/updates.tsx';
import { lastFive } from '../../features/matches/model/outcome.ts';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import detail from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { callsAbout, type matchCalls } from './match-calls.ts';
import { crumbsOf } from './match-crumbs.ts';
import { MatchHeading } from './match-heading.tsx';
import { MatchSide } from './match-side.tsx';
import { MatchStanding } from './match-standing.tsx';

interface MatchContentProps {
  listed: Match;
  fetchedAt: number;
  stale: boolean;
  analysisCall: ReturnType<typeof matchCalls>['analysis'];
}

const dataOf = ({ result }: LoadedResource<readonly Match[]>) =>
  result?.kind === 'ok' ? result.data : [];

export function MatchContent({ listed, fetchedAt, stale, analysisCall }: MatchContentProps) {
  const { t } = useTranslation();
  const match = useLiveMatch(listed);
  // One line of updates leaves a hole beside the form. For the whole visit: nothing moves when the match begins.
  const [soon] = useState(listed.statusId === 'UPCOMING');
  const calls = callsAbout(match, useAtomValue(viewAtom));
  const analysis = useResource(analysisCall, 300);
  const standing = useResource(calls.standing, 120);
  const home = useResource(calls.home, 600);
  const away = useResource(calls.away, 600);
  const upcoming = useResource(calls.upcoming, 120);
  const { homeTeam, awayTeam } = match;
  const last = {
    home: lastFive(homeTeam.id, dataOf(home)),
    away: lastFive(awayTeam.id, dataOf(away)),
  };
  return (
    <>
      <Breadcrumb items={crumbsOf(match, t)} />
      <MatchHeading match={match} />
      <MatchBoard match={match} />
      <div className={detail.columns}>
        <TwoColumns side={<MatchSide match={match} upcoming={upcoming} />}>
          <div className={detail.blocks}>
            <div className={soon ? detail.blocks : detail.two}>
              <Updates match={match} fetchedAt={fetchedAt} stale={stale} />
              <FormBlock match={match} resource={analysis} lastResults={last} />
            </div>
            <MatchStanding match={match} held={standing} />
            <MeetingsBlock match={match} played={dataOf(home)} />
            <div className={detail.two}>
              <RecentBlock team={homeTeam} resource={home} />
              <RecentBlock team={awayTeam} resource={away} />
            </div>
          </div>
        </TwoColumns>
      </div>
    </>
  );
}
