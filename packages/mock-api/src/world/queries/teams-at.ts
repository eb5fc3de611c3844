import type { Club, TeamDetails, TeamRanking } from '@touchline/types';
import { DAY, yearOf } from '../calendar/civil.ts';
import { clubOf } from '../clubs/club.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Team, Tournament } from '../model.ts';
import type { Teller } from '../present/presenter.ts';
import type { Phase } from '../seasons/phases.ts';
import { turnDay } from '../seasons/season-ids.ts';
import type { Slice, WorldView } from '../world-view.ts';
import { sliced } from './filters.ts';

type TeamsView = Pick<WorldView, 'team' | 'teamMatches' | 'teamTournaments' | 'rankings'>;

/** How far back and ahead a team's matches are told. */
const BACK = 3 * 365;
const AHEAD = 300;

export function teamsAt(engine: Engine, teller: Teller, instant: number): TeamsView {
  const { seed, roster, store, history, phaseAt, rankingAt } = engine;
  const { language } = teller;

  const coming = (team: Team): Fixture[] =>
    history
      .between(team, instant - DAY, instant + AHEAD * DAY)
      .filter((one) => one.knownAt <= instant)
      .filter((one) => one.start > instant || store.outcome(one).end > instant);

  const past = (team: Team, slice?: Slice): readonly Fixture[] => {
    const wanted = slice ? slice.offset + slice.limit : Number.POSITIVE_INFINITY;
    // A page of a team's last matches seldom needs more than the last few months.
    for (const days of [120, 400]) {
      const list = history.finished(team, instant, days);
      if (list.length >= wanted) return sliced(list, slice);
    }
    return sliced(history.finished(team, instant, BACK), slice);
  };

  /** The season that stands, and before one that still runs the one that it followed. */
  const seasons = (tournament: Tournament): Phase[] => {
    const phase = phaseAt(tournament, instant);
    if (phase.state === 'finished') return [phase];
    const turn = turnDay(tournament.calendar, phase.season.key.n) * DAY;
    return [phase, phaseAt(tournament, turn - 1)];
  };

  const club = (team: Team): Club => {
    const { founded, ground, coach } = clubOf(seed, team, yearOf(instant));
    return { founded, ...(ground && { ground: ground[language] }), coach: coach[language] };
  };

  return {
    team: (id) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const year = history.finished(team, instant, 365);
      const month = history.tally(
        team,
        year.filter(({ start }) => start >= instant - 30 * DAY),
      );
      const { matches, wins, draws, losses, goals, goalsAgainst } = history.tally(team, year);
      const next = coming(team).find(({ start }) => start > instant);
      const { list, placeOf } = rankingAt(team.game, instant);
      return {
        team: teller.refs.team(team),
        sportType: team.game,
        club: club(team),
        stats: {
          totalMatches: matches,
          totalWins: wins,
          totalLosses: losses,
          totalDraws: draws,
          totalWinsInLast30Days: month.wins,
          totalMatchesInLast30Days: month.matches,
          ...history.streakAt(team, instant),
          ranking: placeOf.get(team) as number,
          rankedTeams: list.length,
          goals,
          goalsAgainst,
          // The schema's open door for further counts makes its type refuse the streak's name.
        } as TeamDetails['stats'],
        lastMatchTime: year[0]?.start ?? null,
        nextMatchTime: next?.start ?? null,
      };
    },
    teamMatches: (id, which, slice) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const list = which === 'finished' ? past(team, slice) : sliced(coming(team), slice);
      return list.map((fixture) => teller.match(fixture, instant));
    },
    teamTournaments: (id, which) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      return (roster.tournamentsOf.get(team) ?? [])
        .flatMap((tournament) => seasons(tournament).map((phase) => ({ tournament, phase })))
        .filter(({ phase }) => phase.teamsKnown && phase.season.teams().includes(team))
        .filter(({ phase }) => (phase.state === 'finished') === (which === 'finished'))
        .sort((a, b) =>
          which === 'finished'
            ? (b.phase.stageEnds.at(-1) as number) - (a.phase.stageEnds.at(-1) as number)
            : a.phase.season.start - b.phase.season.start,
        )
        .map(({ tournament, phase }) => teller.tournaments.whole(tournament, phase));
    },
    rankings: ({ sport, countryId }, slice) => {
      const { list } = rankingAt(sport, instant);
      const wanted = list
        .map(({ team, points }, index) => ({ team, points, ranking: index + 1 }))
        .filter(({ team }) => countryId === undefined || team.country.id === countryId);
      return sliced(wanted, slice).map(
        ({ team, points, ranking }): TeamRanking => ({
          ...teller.refs.team(team),
          sportType: team.game,
          ranking,
          points,
          ...history.streakAt(team, instant),
        }),
      );
    },
  };
}
