import type { LeadersBy } from '@touchline/types';
import type { Fixture, MatchRecord, Player, PlayerDeed, Side, Team } from '../model.ts';
import { cleanSheetOf } from './appearance.ts';
import { playerOf } from './squad.ts';

export interface LeaderRow {
  readonly player: Player;
  /** That of the last match. */
  readonly team: Team;
  readonly value: number;
}

const KINDS: Readonly<Record<Exclude<LeadersBy, 'cleanSheets'>, readonly PlayerDeed['kind'][]>> = {
  goals: ['goal'],
  assists: ['assist'],
  cards: ['yellow-card', 'red-card'],
};

const SIDES: readonly Side[] = ['home', 'away'];

/** Shirts in a match that count one. */
function* counted(record: MatchRecord, by: LeadersBy, instant: number) {
  if (by === 'cleanSheets') {
    for (const side of SIDES) {
      const shirt = cleanSheetOf(record, side, instant);
      if (shirt !== undefined) yield { side, shirt };
    }
  } else {
    for (const deed of record.deeds) {
      if (deed.at <= instant && KINDS[by].includes(deed.kind)) yield deed;
    }
  }
}

interface Tally {
  readonly team: Team;
  readonly shirt: number;
  readonly year: number;
  count: number;
}

/** The players by what they did in these matches until an instant, most first. */
export function leadersOf(
  seed: string,
  matches: readonly { readonly fixture: Fixture; readonly record: MatchRecord }[],
  by: LeadersBy,
  instant: number,
): LeaderRow[] {
  const tallies = new Map<string, Tally>();
  for (const { fixture, record } of matches) {
    for (const { side, shirt } of counted(record, by, instant)) {
      const team = fixture[side];
      const year = record.years[side];
      const key = `${team.id}/${shirt}/${year}`;
      const tally = tallies.get(key);
      if (tally) tally.count++;
      else tallies.set(key, { team, shirt, year, count: 1 });
    }
  }
  // A player who moves within a season has two shirts.
  const rows = new Map<string, LeaderRow>();
  for (const { team, shirt, year, count } of tallies.values()) {
    const player = playerOf(seed, team, shirt, year);
    rows.set(player.id, { player, team, value: count + (rows.get(player.id)?.value ?? 0) });
  }
  return [...rows.values()].sort(
    (a, b) => b.value - a.value || (a.player.name.en < b.player.name.en ? -1 : 1),
  );
}
