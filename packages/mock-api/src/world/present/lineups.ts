import type * as api from '@touchline/types';
import { HOUR_SECONDS, yearOf } from '../calendar/civil.ts';
import { clubOf } from '../clubs/club.ts';
import type { Fixture, Player, Side, SquadPlayer } from '../model.ts';
import { squadYear } from '../players/squad.ts';
import type { Presenter } from './presenter.ts';

/** How long before the start line-ups are announced. */
const KNOWN_SECONDS = HOUR_SECONDS;
/** A team without a match for so long is expected to line up as it will. */
const EXPECTED_FROM_DAYS = 120;

export function presentLineups(
  { engine, language }: Presenter,
  fixture: Fixture,
  instant: number,
): api.MatchLineups | undefined {
  const { seed, rulesOf, playOf, teamResults } = engine;
  const { start, season } = fixture;
  const { sheet, veto } = rulesOf(season.tournament);
  // Nobody is invented for a real club.
  if (!sheet || fixture.real) return undefined;
  const isExpected = instant < start - KNOWN_SECONDS;
  const playerRef = ({ id, name }: Player): api.PlayerRef => ({ id, name: name[language] });
  const inSquad = ({ player, number, position }: SquadPlayer): api.LineupPlayer => ({
    player: playerRef(player),
    ...(number !== undefined && { number }),
    position,
  });

  const sheetOf = (side: Side) => {
    const [last] = isExpected
      ? teamResults.finished(fixture[side], instant, EXPECTED_FROM_DAYS)
      : [];
    if (!last) return sheet(fixture, side);
    const lastSide = last.home === fixture[side] ? 'home' : 'away';
    return sheet(last, lastSide, squadYear(fixture[side], start));
  };

  const lineup = (side: Side): api.Lineup => {
    const { formation, starters, bench } = sheetOf(side);
    const changes = instant < start ? [] : (playOf(fixture).changes?.() ?? []);
    return {
      ...(formation && { formation }),
      coach: clubOf(seed, fixture[side], yearOf(start)).coach[language],
      starters: starters.map(inSquad),
      bench: bench.map(inSquad),
      substitutions: changes
        .filter((one) => one.side === side && one.at <= instant)
        .map(({ side: _, on, off, ...moment }) => ({
          ...moment,
          off: playerRef(off),
          on: playerRef(on),
        })),
    };
  };

  const maps = isExpected ? [] : (veto?.(fixture) ?? []);
  return {
    ...(isExpected && { expected: true }),
    home: lineup('home'),
    away: lineup('away'),
    ...(maps.length > 0 && {
      veto: maps.map(({ map, ...step }) => ({ ...step, map: map[language] })),
    }),
  };
}
