import type { Fixture, Side, SquadPlayer, TeamSheet } from '../model.ts';
import { playerOf, squadYear } from './squad.ts';
import { shirtNumber, squadShape } from './squad-shape.ts';

/** The line-up of a side, with the squad of the season of the match or of another. */
export type SheetOf = (seed: string, fixture: Fixture, side: Side, year?: number) => TeamSheet;

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
