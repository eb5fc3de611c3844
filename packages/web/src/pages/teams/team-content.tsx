import type { Match, Standing, TeamDetails } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { lastFive } from '../../features/matches/model/outcome.ts';
import { LiveNow } from '../../features/matches/team/live-now.tsx';
import { OpponentLine } from '../../features/matches/team/opponent-line.tsx';
import { TeamMatchesBlock } from '../../features/matches/team/team-matches-block.tsx';
import { useTeamMatches } from '../../features/matches/team/use-team-matches.ts';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { ClubBlock } from '../../features/teams/club-block.tsx';
import { ClubFacts } from '../../features/teams/club-facts.tsx';
import { TeamHero } from '../../features/teams/team-hero.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import { TeamScore } from '../../features/teams/team-score.tsx';
import '../../features/teams/team-squad.module.css';
import { TeamTournaments } from '../../features/tournaments/team-tournaments.tsx';
import { wonTitles } from '../../features/tournaments/won-titles.tsx';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { paths, sportOf } from '../../paths.ts';
import { useOptionalResource } from '../../state/data/use-optional.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { dataOf, itemsOf } from '../../state/stores/resource.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import detail from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { PAGE_SIZE, readTeamAddress, shownRows, teamQuery } from './team-address.ts';
import { countryRankingCall, leagueOf, teamCalls, teamCrumbs, teamGame } from './team-data.ts';
import { TeamTable } from './team-table.tsx';
import { leagueRowOf, useLeagueTable } from './use-league-table.ts';

const loadCalendarIcon = () => import('../../features/matches/share/calendar-icon.tsx');
const CalendarIcon = lazyPart(loadCalendarIcon, {
  server: import.meta.env.SSR ? await loadCalendarIcon() : undefined,
});

// The document has both, the squad with the style sheet that is imported above.
const loadSquad = () => import('../../features/teams/team-squad.tsx');
const TeamSquad = lazyPart(loadSquad, {
  server: import.meta.env.SSR ? await loadSquad() : undefined,
  texts: ['positions'],
});
const loadSeasons = () => import('./team-seasons.tsx');
const TeamSeasons = lazyPart(loadSeasons, {
  server: import.meta.env.SSR ? await loadSeasons() : undefined,
});

const TOURNAMENTS_AGE_S = 600;
const SQUAD_AGE_S = 120;

export function TeamContent({ details, address }: { details: TeamDetails; address: Address }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const calls = teamCalls(address, useAtomValue(callContextAtom));
  const { live, next, played } = useTeamMatches(calls, PAGE_SIZE);
  const comingTournaments = useResource(calls.comingTournaments, TOURNAMENTS_AGE_S);
  const finishedTournaments = useResource(calls.finishedTournaments, TOURNAMENTS_AGE_S);
  const { team } = details;
  const game = teamGame(details, address);
  const kind = sportOf(game);
  const shown = readTeamAddress(address);
  const linkTo = (change: Partial<typeof shown>) => pathname + teamQuery(shown, change);
  const line = (match: Match | undefined, time: number | null) =>
    match ? <OpponentLine match={match} teamId={team.id} /> : <MatchDay time={time} />;
  const list = (which: 'played' | 'next', { resource, mayHaveMore }: typeof played) => (
    <TeamMatchesBlock
      title={t(which === 'played' ? 'teams:recent' : 'teams:next')}
      teamId={team.id}
      resource={resource}
      limit={shownRows(shown[which])}
      mayHaveMore={mayHaveMore}
      moreUrl={linkTo({ [which]: shown[which] + 1 })}
    />
  );
  const tournaments = [comingTournaments, finishedTournaments].flatMap(itemsOf);
  const league = leagueOf(tournaments);
  const table = useLeagueTable(league);
  const [shownTable, setShownTable] = useState<Standing>();
  const row = leagueRowOf(shownTable ?? dataOf(table), team.id);
  const squad = useOptionalResource(calls.squad, SQUAD_AGE_S);
  const lacksSquad =
    squad.result?.kind === 'not-found' ||
    (squad.result?.kind === 'ok' && itemsOf(squad).length === 0);
  const form = row?.form ?? lastFive(team.id, itemsOf(played.resource));
  return (
    <>
      <Breadcrumb items={teamCrumbs(details, game, t)} />
      <TeamHero
        details={details}
        kind={kind}
        standing={league && row && { ...row, league: league.name }}
        form={form.length > 0 && <FormPips outcomes={form} />}
        last={line(itemsOf(played.resource)[0], details.lastMatchTime)}
        next={line(itemsOf(next.resource)[0], details.nextMatchTime)}
        titles={wonTitles(team.id, tournaments, t)}
        calendar={
          <CalendarIcon
            path={`/calendar/teams/${team.id}.ics`}
            name={team.name}
            label={t('teams:calendar')}
          />
        }
      />
      <div className={detail.columns}>
        <TwoColumns side={<TeamSide details={details} address={address} />}>
          <div className={detail.blocks}>
            <LiveNow matches={live} />
            {list('played', played)}
            {list('next', next)}
            {league && (
              <TeamTable
                teamId={team.id}
                league={league}
                resource={table}
                isLive={live.length > 0}
                onShown={setShownTable}
              />
            )}
            {!lacksSquad && (
              <TeamSquad resource={squad} game={game} covered={details.covered ?? false} />
            )}
            <div className={detail.two}>
              <ClubBlock details={details} kind={kind} />
              <ClubFacts details={details} game={game} />
            </div>
            <TeamTournaments
              teamId={team.id}
              coming={comingTournaments}
              finished={finishedTournaments}
              chosenTab={shown.cups}
              addressOf={(cups) => linkTo({ cups })}
            />
            {league && (
              <TeamSeasons
                teamId={team.id}
                league={league}
                game={game}
                shown={shown.season}
                addressOf={(season) => linkTo({ season })}
              />
            )}
          </div>
        </TwoColumns>
      </div>
    </>
  );
}

/** ENT-4: the day of a team's last or next match, where the match itself is not loaded. */
function MatchDay({ time }: { time: number | null }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  if (time === null) return t('teams:summary.none');
  return <Numerals as="fig-s" text={writtenDay(dayOf(time * 1000, zone), t)} />;
}

const RIVALS_AGE_S = 600;

function TeamSide({ details, address }: { details: TeamDetails; address: Address }) {
  const { t } = useTranslation();
  const rivals = useResource(
    countryRankingCall(details, address, useAtomValue(callContextAtom)),
    RIVALS_AGE_S,
  );
  const { team, stats } = details;
  const { country } = team;
  const game = teamGame(details, address);
  const teams = t(`games.teams.${sportOf(game)}`);
  return (
    <>
      {!details.covered && <TeamScore stats={stats} kind={sportOf(game)} />}
      <TeamRankingList
        title={
          country.name
            ? t('teams:ranking.in', { country: country.name })
            : t('matches.ranking', { game: t(`games.${game}`), teams })
        }
        resource={rivals}
        game={game}
        currentTeamId={team.id}
        all={paths.teams(game, country.id || 'all')}
      />
      <PromoOffer name="welcome" />
    </>
  );
}
