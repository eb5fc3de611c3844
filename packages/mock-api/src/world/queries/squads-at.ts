import type { ListedPlayer, SquadPlayer } from '@touchline/types';
import { playerOf, squadYear, squadYearStart } from '../players/squad.ts';
import { shirtNumber, squadShape } from '../players/squad-shape.ts';
import type { Presenter } from '../present/presenter.ts';
import { byPopularity } from '../roster/roster.ts';
import { isTitle } from '../sport-of.ts';
import type { SquadsView } from '../world-view.ts';
import { applySlice, isOfSport } from './filters.ts';
import { type Played, playersIn, sumOf } from './players-at.ts';

/** The clubs of a tournament this popular are those whose players are listed. */
const LISTED_POPULARITY = 88;

export function squadsAt({ engine, language }: Presenter, instant: number): SquadsView {
  const { seed, roster, teamResults } = engine;
  return {
    squad: (teamId) => {
      const team = roster.teamById.get(teamId);
      if (!team) return undefined;
      if (team.isReal) return [];
      const year = squadYear(team, instant);
      const { shirts, positionOf, hasNumbers } = squadShape(team.game);
      const matches = teamResults
        .between(team, squadYearStart(team, year), instant + 1)
        .flatMap((fixture) => {
          const side = fixture.home === team ? ('home' as const) : ('away' as const);
          const players = playersIn(engine, fixture, instant);
          return players ? [{ fixture, side, players }] : [];
        });
      return shirts.map((shirt): SquadPlayer => {
        const { id, name } = playerOf(seed, team, shirt, year);
        const played = matches.flatMap(({ fixture, side, players }): Played[] => {
          const appearance = players.appearance(side, shirt);
          return appearance ? [{ fixture, appearance }] : [];
        });
        return {
          player: { id, name: name[language] },
          ...(hasNumbers && { number: shirtNumber(seed, team, shirt, year) }),
          position: positionOf(shirt),
          season: sumOf(team.game, played),
        };
      });
    },
    players: (sport, slice) => {
      const best = roster.tournaments
        .filter((one) => isOfSport(one, sport) && one.popularity >= LISTED_POPULARITY)
        // The clubs of a cup come from more leagues.
        .filter(({ type, game }) => type === 'league' || isTitle(game))
        .toSorted(byPopularity);
      const teams = new Set(best.flatMap((one) => one.teams).filter(({ isReal }) => !isReal));
      const places = [...teams].flatMap((team) =>
        squadShape(team.game).shirts.map((shirt) => ({ team, shirt })),
      );
      return applySlice(places, slice).map(({ team, shirt }): ListedPlayer => {
        const year = squadYear(team, instant);
        const { id, name } = playerOf(seed, team, shirt, year);
        const number = shirtNumber(seed, team, shirt, year);
        const { hasNumbers } = squadShape(team.game);
        return { id, name: name[language], teamId: team.id, ...(hasNumbers && { number }) };
      });
    },
  };
}
