import type { TeamRanking } from '@touchline/types';
import { DAY_SECONDS } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Team, Tournament } from '../model.ts';
import type { Presenter } from '../present/presenter.ts';
import type { Phase } from '../seasons/phases.ts';
import { byStart } from '../seasons/season.ts';
import { besideSeason, resolveSeason, rolloverDay } from '../seasons/season-ids.ts';
import type { Slice, WorldView } from '../world-view.ts';
import { applySlice } from './filters.ts';
import { teamDetails } from './team-details.ts';

type TeamsView = Pick<
  WorldView,
  'team' | 'teamMatches' | 'seasonMatches' | 'meetings' | 'teamTournaments' | 'rankings'
>;

/** How far back and ahead a team's matches are listed. */
const HISTORY_DAYS = 3 * 365;
const UPCOMING_DAYS = 300;

export function teamsAt(engine: Engine, presenter: Presenter, instant: number): TeamsView {
  const { roster, store, history, phaseAt, rankingAt } = engine;

  const upcoming = (team: Team): Fixture[] =>
    history
      .between(team, instant - DAY_SECONDS, instant + UPCOMING_DAYS * DAY_SECONDS)
      .filter((one) => one.knownAt <= instant)
      .filter((one) => one.start > instant || store.outcome(one).end > instant);

  const past = (team: Team, slice?: Slice): readonly Fixture[] => {
    const needed = slice ? slice.offset + slice.limit : Number.POSITIVE_INFINITY;
    // The last few months usually fill a page.
    for (const days of [120, 400]) {
      const list = history.finished(team, instant, days);
      if (list.length >= needed) return applySlice(list, slice);
    }
    return applySlice(history.finished(team, instant, HISTORY_DAYS), slice);
  };

  /** The current season, and the one before it unless the current one is finished. */
  const seasons = (tournament: Tournament): Phase[] => {
    const phase = phaseAt(tournament, instant);
    if (phase.state === 'finished') return [phase];
    if (besideSeason(tournament, phase.season.key.n, -1) === undefined) return [phase];
    const rollover = rolloverDay(tournament.calendar, phase.season.key.n) * DAY_SECONDS;
    return [phase, phaseAt(tournament, rollover - 1)];
  };

  return {
    team: (id) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const next = upcoming(team).find(({ start }) => start > instant);
      return teamDetails(engine, presenter, team, instant, next);
    },
    teamMatches: (id, which, slice) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const list = which === 'finished' ? past(team, slice) : applySlice(upcoming(team), slice);
      return list.map((fixture) => presenter.match(fixture, instant));
    },
    seasonMatches: (id, seasonId, opponentId, slice) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const key = resolveSeason(roster, seasonId);
      const season = key && store.season(key.tournament, key.n);
      if (season?.key.id !== seasonId) return [];
      const list = season
        .ofTeam(team, season.start, instant)
        .filter((fixture) => store.outcome(fixture).end <= instant)
        .filter(({ home, away }) => !opponentId || [home.id, away.id].includes(opponentId))
        .sort((a, b) => byStart(b, a));
      return applySlice(list, slice).map((fixture) => presenter.match(fixture, instant));
    },
    meetings: (id, opponentId, slice) => {
      const team = roster.teamById.get(id);
      if (!team) return undefined;
      const opponent = roster.teamById.get(opponentId);
      const list = opponent ? history.meetings(team, opponent, instant) : [];
      return applySlice(list, slice).map((fixture) => presenter.match(fixture, instant));
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
        .map(({ tournament, phase }) => presenter.tournament(tournament, phase));
    },
    rankings: ({ sport, countryId }, slice) => {
      const { list } = rankingAt(sport, instant);
      const ranked = list
        .map(({ team, points }, index) => ({ team, points, ranking: index + 1 }))
        .filter(({ team }) => countryId === undefined || team.country.id === countryId);
      return applySlice(ranked, slice).map(
        ({ team, points, ranking }): TeamRanking => ({
          ...presenter.team(team),
          ...(team.aliases && { aliases: [...team.aliases] }),
          sportType: team.game,
          ranking,
          points,
          ...history.streakAt(team, instant),
        }),
      );
    },
  };
}
