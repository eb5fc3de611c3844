import type { Match, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { Bracket } from '../../features/tournaments/bracket/bracket.tsx';
import { championOf } from '../../features/tournaments/champion-of.ts';
import { TournamentHero } from '../../features/tournaments/hero/tournament-hero.tsx';
import { LazyLeaders } from '../../features/tournaments/leaders/lazy-leaders.tsx';
import { leaderLists } from '../../features/tournaments/leaders/leaders-call.ts';
import { MajorEvents } from '../../features/tournaments/major-events.tsx';
import { PastSeasons } from '../../features/tournaments/past-seasons.tsx';
import { LazyLiveStanding } from '../../features/tournaments/standing/lazy-live-standing.tsx';
import { LeftOut } from '../../features/tournaments/standing/left-out.tsx';
import {
  type LivePorts,
  StandingBlock,
} from '../../features/tournaments/standing/standing-block.tsx';
import { gameOf } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { dataOf, itemsOf, mapResource } from '../../state/stores/resource.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import detail from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { inSeason, pastMatches } from './past-season.ts';
import { SeasonMenu } from './season-menu.tsx';
import { TableParts } from './table-parts.tsx';
import { hasLeaders, type tournamentCalls, tournamentCrumbs } from './tournament-data.ts';
import { TournamentMatches } from './tournament-matches.tsx';
import styles from './tournament-page.module.css';
import { useSeasons } from './use-seasons.ts';
import { useTournamentMatches } from './use-tournament-matches.ts';

const loadCalendarIcon = () => import('../../features/matches/share/calendar-icon.tsx');
const CalendarIcon = lazyPart(loadCalendarIcon, {
  server: import.meta.env.SSR ? await loadCalendarIcon() : undefined,
});

const TABLE_AGE_S = 120;
const MAJOR_EVENTS_AGE_S = 300;

interface TournamentContentProps {
  tournament: Tournament;
  address: Address;
}

/** An upstream without stages may still have a table. */
const hasTable = ({ stageDetails }: Tournament) =>
  stageDetails.length === 0 ||
  stageDetails.some(({ kind }) => kind === 'league' || kind === 'group');

export function TournamentContent({ tournament, address }: TournamentContentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { seasons, asked, past, pathTo, calls } = useSeasons(tournament, address);
  const lists = leaderLists(gameOf(tournament));
  const table = useResource(calls.table, TABLE_AGE_S);
  const shownTable = useResource(calls.shownTable, TABLE_AGE_S);
  const tournamentAddress = { ...asked, season: past?.id };
  const standingData = dataOf(table);
  const current = useTournamentMatches(calls);
  const { upcoming } = current;
  // An upstream may ignore the season and list the latest matches.
  const isShown = ({ season }: Match) => !past || season === past.name;
  const finished = mapResource(current.finished, (list) => list.filter(isShown));
  const all = past ? pastMatches(itemsOf(finished), tournament) : current.all;
  const shown = past ? inSeason(tournament, past, dataOf(shownTable)) : tournament;
  const isLeague = tournament.type === 'league';
  const isLive = all.some(({ statusId, tie }) => statusId === 'ONGOING' && !tie);
  const liveStanding = (ports: LivePorts) => (
    <LazyLiveStanding
      game={gameOf(tournament)}
      tournamentId={tournament.id}
      upcoming={calls.upcoming}
      finished={calls.finished}
      isNeeded={isLive}
      {...ports}
    />
  );
  const tableLinks =
    // A server that ignores the parameter would answer with the whole table.
    !past && standingData?.matches && <TableParts address={tournamentAddress} />;
  const tableResource = asked.season && !past ? table : shownTable;
  const leftOut = dataOf(tableResource)?.leftOut;
  const standing = hasTable(tournament) && (
    <StandingBlock
      resource={tableResource}
      isLive={isLive}
      live={tournamentAddress.table || past ? undefined : liveStanding}
      parts={tableLinks}
      below={leftOut && <LeftOut {...leftOut} />}
      game={gameOf(tournament)}
      form={(outcomes) => <FormPips outcomes={outcomes} />}
    />
  );
  const results = (
    <TournamentMatches
      which="finished"
      tournament={tournament}
      address={address}
      resource={finished}
    />
  );
  return (
    <>
      <Breadcrumb items={tournamentCrumbs(tournament, t)} />
      <TournamentHero
        tournament={shown}
        standing={past ? dataOf(shownTable) : standingData}
        champion={championOf(shown, standingData, all, useAtomValue(coarseNowAtom))}
        seasons={
          seasons.length > 1 && (
            <SeasonMenu
              seasons={seasons}
              shown={shown.currentSeasonId ?? ''}
              onChoose={(id) => navigate(pathTo(id))}
            />
          )
        }
        calendar={
          <CalendarIcon
            path={`/calendar/tournaments/${tournament.id}.ics`}
            name={tournament.name}
            label={t('tournaments:calendar')}
          />
        }
      />
      <div className={detail.columns}>
        <TwoColumns
          side={
            <>
              {isLeague && <div className={styles.results}>{results}</div>}
              <TournamentSide tournament={tournament} call={calls.major}>
                <PastSeasons
                  tournament={tournament}
                  seasons={seasons}
                  shown={past?.id}
                  to={({ id }) => pathTo(id)}
                />
              </TournamentSide>
            </>
          }
        >
          <div className={detail.blocks}>
            {!past && (
              <TournamentMatches
                which="upcoming"
                tournament={tournament}
                address={address}
                resource={upcoming}
              />
            )}
            <Bracket stages={tournament.stageDetails} matches={all} />
            {!isLeague && results}
            {standing}
            {calls.leaders && lists && hasLeaders(tournament) && (
              <LazyLeaders
                key={past?.id}
                tournamentId={tournament.id}
                seasonId={past?.id}
                game={gameOf(tournament)}
                lists={lists}
                firstCall={calls.leaders}
                covered={standingData?.covered ?? false}
              />
            )}
          </div>
        </TwoColumns>
      </div>
    </>
  );
}

interface TournamentSideProps {
  tournament: Tournament;
  call: ReturnType<typeof tournamentCalls>['major'];
  children: ReactNode;
}

function TournamentSide({ tournament, call, children }: TournamentSideProps) {
  const major = useResource(call, MAJOR_EVENTS_AGE_S);
  return (
    <>
      <PromoOffer name="double" />
      <MajorEvents resource={major} excludeId={tournament.id} />
      {children}
    </>
  );
}
