import type { Fixture, Side, SquadPlayer } from '../model.ts';
import { playerOf, squadYear } from './squad.ts';
import { shirtNumber, squadShape } from './squad-shape.ts';

/** The players of a side by shirt, in the season of the match or in another; some do not have their usual position. */
export function inSquad(
  seed: string,
  fixture: Fixture,
  side: Side,
  year = squadYear(fixture[side], fixture.start),
) {
  const team = fixture[side];
  const { positionOf, hasNumbers } = squadShape(team.game);
  return (shirt: number, position = positionOf(shirt)): SquadPlayer => ({
    player: playerOf(seed, team, shirt, year),
    ...(hasNumbers && { number: shirtNumber(seed, team, shirt, year) }),
    position,
  });
}
