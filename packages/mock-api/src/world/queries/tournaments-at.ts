import { DAY, daysFromCivil } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import type { Tournament } from '../model.ts';
import type { Teller } from '../present/presenter.ts';
import { standingAt } from '../present/table.ts';
import type { Phase } from '../seasons/phases.ts';
import { seasonNamed } from '../seasons/season-ids.ts';
import type { TournamentState, WorldView } from '../world-view.ts';
import { plays, sliced } from './filters.ts';

type TournamentsView = Pick<
  WorldView,
  | 'tournaments'
  | 'tournamentsOfYear'
  | 'majorEvents'
  | 'tournament'
  | 'tournamentMatches'
  | 'tournamentTable'
  | 'seasonTable'
>;

interface Standing {
  readonly tournament: Tournament;
  readonly phase: Phase;
}

const ends = ({ phase }: Standing): number => phase.stageEnds.at(-1) as number;
const byFame = (a: Standing, b: Standing): number =>
  b.tournament.fame - a.tournament.fame || (a.tournament.id < b.tournament.id ? -1 : 1);

/** The greatest first; the next to begin first; the last to end first. */
const orders: Readonly<Record<TournamentState, (a: Standing, b: Standing) => number>> = {
  ongoing: byFame,
  upcoming: (a, b) => a.phase.season.start - b.phase.season.start || byFame(a, b),
  finished: (a, b) => ends(b) - ends(a) || byFame(a, b),
};

const MAJOR = 60;
const MAJOR_EVENTS = 12;

export function tournamentsAt(engine: Engine, teller: Teller, instant: number): TournamentsView {
  const { roster, store, phaseAt } = engine;
  const told = ({ tournament, phase }: Standing) => teller.tournaments.whole(tournament, phase);
  const standing = (tournament: Tournament): Standing => ({
    tournament,
    phase: phaseAt(tournament, instant),
  });
  const named = (id: string): Tournament | undefined =>
    id.startsWith('to-') ? roster.tournamentByCode.get(id.slice(3)) : undefined;
  const inState = (state: TournamentState, wanted: (one: Tournament) => boolean): Standing[] =>
    roster.tournaments
      .filter(wanted)
      .map(standing)
      .filter(({ phase }) => phase.state === state)
      .sort(orders[state]);

  return {
    tournaments: (state, { sport, countryId }, slice) =>
      sliced(
        inState(
          state,
          (one) => plays(one, sport) && (countryId === undefined || one.country.id === countryId),
        ),
        slice,
      ).map(told),
    tournamentsOfYear: (year, sport) => {
      const from = daysFromCivil(year, 1, 1) * DAY;
      const to = daysFromCivil(year + 1, 1, 1) * DAY;
      const playsIn = (one: Tournament) =>
        store.during(one, from, to).some((n) => {
          const { start, spans } = store.season(one, n);
          return start < to && spans.some(({ last }) => last >= from);
        });
      return roster.tournaments
        .filter((one) => plays(one, sport) && playsIn(one))
        .map(standing)
        .sort(byFame)
        .map(told);
    },
    majorEvents: (sport) =>
      inState('ongoing', (one) => plays(one, sport) && one.fame >= MAJOR)
        .slice(0, MAJOR_EVENTS)
        .map(told),
    tournament: (id) => {
      const tournament = named(id);
      return tournament && told(standing(tournament));
    },
    tournamentMatches: (id, which, slice) => {
      const tournament = named(id);
      if (!tournament) return undefined;
      const { season } = phaseAt(tournament, instant);
      if (season.knownAt > instant) return [];
      const known = season.fixtures().filter(({ knownAt }) => knownAt <= instant);
      const isOver = (one: (typeof known)[number]) =>
        one.start < instant && store.outcome(one).end <= instant;
      const list =
        which === 'finished' ? known.filter(isOver).reverse() : known.filter((one) => !isOver(one));
      return sliced(list, slice).map((fixture) => teller.match(fixture, instant));
    },
    tournamentTable: (id) => {
      const tournament = named(id);
      if (!tournament) return undefined;
      const { season } = phaseAt(tournament, instant);
      return standingAt(engine, teller.refs, teller.language, season, instant);
    },
    seasonTable: (seasonId) => {
      const found = seasonId.startsWith('se-') ? seasonNamed(roster, seasonId) : undefined;
      if (!found) return undefined;
      const season = store.season(found.tournament, found.n);
      if (season.key.id !== seasonId) return undefined;
      return standingAt(engine, teller.refs, teller.language, season, instant);
    },
  };
}
