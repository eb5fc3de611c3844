import type { Club, TeamDetails } from '@touchline/types';
import { DAY_SECONDS, yearOf } from '../calendar/civil.ts';
import { aboutClub } from '../clubs/about.ts';
import { clubOf } from '../clubs/club.ts';
import type { Fixture, Team } from '../model.ts';
import type { Presenter } from '../present/presenter.ts';

/** Nothing is invented for a real club. */
export function groundAndCoach(
  { engine, language }: Presenter,
  team: Team,
  instant: number,
): Pick<Club, 'ground' | 'coach'> {
  if (team.isReal) return {};
  const { ground, coach } = clubOf(engine.seed, team, yearOf(instant));
  return { ...(ground && { ground: ground[language] }), coach: coach[language] };
}

function clubDetails(presenter: Presenter, team: Team, instant: number): Club {
  const { engine, language } = presenter;
  const facts = clubOf(engine.seed, team, yearOf(instant));
  const [league] = engine.roster.tournamentsOf.get(team) ?? [];
  return {
    founded: facts.founded,
    ...groundAndCoach(presenter, team, instant),
    about: aboutClub(engine.seed, team, facts, league)[language],
  };
}

function placeOf({ engine: { rankingAt } }: Presenter, team: Team, instant: number) {
  const { list, placeOf: places } = rankingAt(team.game, instant);
  const place = places.get(team);
  if (place !== undefined) return { ranking: place, rankedTeams: list.length };
  return team.isReal ? {} : { ranking: list.length + 1, rankedTeams: list.length + 1 };
}

/** Without totals for a real club: the data have only some of its competitions. */
function statsOf(presenter: Presenter, team: Team, instant: number, year: readonly Fixture[]) {
  const { teamResults } = presenter.engine;
  const place = placeOf(presenter, team, instant);
  if (team.isReal)
    return { ...teamResults.streakAt(team, instant), ...place } as TeamDetails['stats'];
  const lastMonth = year.filter(({ start }) => start >= instant - 30 * DAY_SECONDS);
  const { won, draw, loss, goals, goalsAgainst } = teamResults.tally(team, year);
  return {
    totalMatches: year.length,
    totalWins: won,
    totalLosses: loss,
    totalDraws: draw,
    totalWinsInLast30Days: teamResults.tally(team, lastMonth).won,
    totalMatchesInLast30Days: lastMonth.length,
    ...teamResults.streakAt(team, instant),
    ...place,
    goals,
    goalsAgainst,
    // additionalProperties makes the generated type expect numbers only; streakType is a string.
  } as TeamDetails['stats'];
}

/** A team with its club and its last year. */
export function teamDetails(
  presenter: Presenter,
  team: Team,
  instant: number,
  next: Fixture | undefined,
): TeamDetails {
  const year = presenter.engine.teamResults.finished(team, instant, 365);
  return {
    team: presenter.team(team),
    sportType: team.game,
    ...(!team.isReal && { club: clubDetails(presenter, team, instant) }),
    stats: statsOf(presenter, team, instant, year),
    lastMatchTime: year[0]?.start ?? null,
    nextMatchTime: next?.start ?? null,
  };
}
