import { DAY_SECONDS, daysFromCivil } from '../calendar/civil.ts';
import type { Fixture, Tournament } from '../model.ts';
import type { Presenter } from '../present/presenter.ts';
import { presentTable } from '../present/standing-table.ts';
import { byPopularity as compareTournaments } from '../roster/roster.ts';
import type { Phase } from '../seasons/phases.ts';
import { besideSeason, resolveSeason, seasonKey } from '../seasons/season-ids.ts';
import type { TournamentState, TournamentsView } from '../world-view.ts';
import { applySlice, isOfSport, matchList } from './filters.ts';

const endOf = ({ stageEnds }: Phase): number => stageEnds.at(-1) as number;
const byPopularity = (a: Phase, b: Phase): number =>
  compareTournaments(a.season.key.tournament, b.season.key.tournament);

/** Most popular first; next to begin first; last to end first. */
const COMPARATORS: Readonly<Record<TournamentState, (a: Phase, b: Phase) => number>> = {
  ongoing: byPopularity,
  upcoming: (a, b) => a.season.start - b.season.start || byPopularity(a, b),
  finished: (a, b) => endOf(b) - endOf(a) || byPopularity(a, b),
};

const MAJOR_POPULARITY = 60;
const MAX_MAJOR_EVENTS = 12;

export function tournamentsAt(presenter: Presenter, instant: number): TournamentsView {
  const matches = matchList(presenter, instant);
  const { roster, store, phaseAt, pastChampion } = presenter.engine;
  const phaseOf = (tournament: Tournament): Phase => phaseAt(tournament, instant);
  const ofTournament = <T>(id: string, read: (tournament: Tournament) => T): T | undefined => {
    const tournament = id.startsWith('to-') && roster.tournamentByCode.get(id.slice(3));
    return tournament ? read(tournament) : undefined;
  };
  const inState = (state: TournamentState, isIncluded: (one: Tournament) => boolean): Phase[] =>
    roster.tournaments
      .filter((one) => isIncluded(one) && store.isActive(one, instant))
      .map(phaseOf)
      .filter((phase) => phase.state === state)
      .sort(COMPARATORS[state]);

  return {
    tournaments: (state, { sport, countryId }, slice) =>
      applySlice(
        inState(
          state,
          (one) =>
            isOfSport(one, sport) && (countryId === undefined || one.country.id === countryId),
        ),
        slice,
      ).map(presenter.tournament),
    tournamentsOfYear: (year, sport) => {
      const from = daysFromCivil(year, 1, 1) * DAY_SECONDS;
      const to = daysFromCivil(year + 1, 1, 1) * DAY_SECONDS;
      const isPlayedThen = (one: Tournament) =>
        store.during(one, from, to).some((n) => {
          const { start, spans } = store.season(one, n);
          return start < to && spans.some(({ last }) => last >= from);
        });
      return roster.tournaments
        .filter((one) => isOfSport(one, sport) && isPlayedThen(one))
        .map(phaseOf)
        .sort(byPopularity)
        .map(presenter.tournament);
    },
    majorEvents: (sport) =>
      inState('ongoing', (one) => isOfSport(one, sport) && one.popularity >= MAJOR_POPULARITY)
        .slice(0, MAX_MAJOR_EVENTS)
        .map(presenter.tournament),
    tournament: (id) => ofTournament(id, (tournament) => presenter.tournament(phaseOf(tournament))),
    tournamentMatches: (id, which, slice) =>
      ofTournament(id, (tournament) => {
        const { season } = phaseOf(tournament);
        if (season.knownAt > instant) return [];
        const fixtures = season.fixtures().filter(({ knownAt }) => knownAt <= instant);
        const isOver = (one: Fixture) => one.start < instant && store.isOver(one, instant);
        const list =
          which === 'finished'
            ? fixtures.filter(isOver).reverse()
            : fixtures.filter((one) => !isOver(one));
        return matches(list, slice);
      }),
    finishedInSeason: (id, seasonId, slice) =>
      ofTournament(id, (tournament) => {
        const key = resolveSeason(roster, seasonId);
        if (key?.tournament !== tournament) return [];
        const season = store.season(tournament, key.n);
        const isOver = (one: Fixture) => one.start < instant && store.isOver(one, instant);
        return matches(season.fixtures().filter(isOver).reverse(), slice);
      }),
    tournamentTable: (id, which = 'finished') =>
      ofTournament(id, (tournament) =>
        presentTable(presenter, phaseOf(tournament).season, instant, which),
      ),
    tournamentSeasons: (id, { offset, limit }) =>
      ofTournament(id, (tournament) => {
        const { season, champion } = phaseOf(tournament);
        const numbers = [season.key.n];
        while (numbers.length < offset + limit) {
          const before = besideSeason(tournament, numbers.at(-1) as number, -1);
          if (before === undefined) break;
          numbers.push(before);
        }
        return numbers.slice(offset).map((n) => {
          const winner = n === season.key.n ? champion() : pastChampion(tournament, n, instant);
          const { id: seasonId, label } = seasonKey(tournament, n);
          return {
            id: seasonId,
            name: label[presenter.language],
            ...(winner && { champion: presenter.team(winner) }),
          };
        });
      }),
    seasonTable: (seasonId) => {
      const key = seasonId.startsWith('se-') ? resolveSeason(roster, seasonId) : undefined;
      if (!key) return undefined;
      const season = store.season(key.tournament, key.n);
      if (season.key.id !== seasonId) return undefined;
      return presentTable(presenter, season, instant, 'finished');
    },
  };
}
