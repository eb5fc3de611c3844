import type { PlayerAction, TimelineStatistic } from '@touchline/types';
import type { Side, Statistics } from '../../model.ts';
import { titlePlays } from '../../players/title-play.ts';
import { SIDES } from '../../sides.ts';
import { type EsportsOutcome, titleRowOf } from '../maps.ts';
import { playScript } from './match-script.ts';
import { esportsSheet } from './sheet.ts';

interface Act {
  readonly at: number;
  readonly side: Side;
  readonly place: number;
  readonly action: PlayerAction;
}

interface Addition {
  readonly at: number;
  readonly side: Side;
  readonly row: string;
  readonly by: number;
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;

/** The rows of a map that no player has. */
function mapRows(
  number: number,
  from: number,
  keys: readonly string[],
  additions: readonly Addition[],
): TimelineStatistic[] {
  const rows = new Map(
    keys.map((key): [string, TimelineStatistic] => [
      key,
      { kind: 'map', number, key, at: [from], home: [0], away: [0] },
    ]),
  );
  for (const { at, side, row: key, by } of additions) {
    const row = rows.get(key);
    if (!row) continue;
    const last = row.at.length - 1;
    const next = { home: row.home[last] as number, away: row.away[last] as number };
    next[side] += by;
    if (row.at[last] === at) {
      row.home[last] = next.home;
      row.away[last] = next.away;
      continue;
    }
    row.at.push(at);
    row.home.push(next.home);
    row.away.push(next.away);
  }
  return [...rows.values()];
}

export function esportsStatistics(outcome: EsportsOutcome): Statistics {
  const { seed, fixture, maps } = outcome;
  const title = titlePlays[titleRowOf(fixture.season).title];
  const acts: Act[] = [];
  const additions: Addition[] = [];
  playScript(outcome, {
    act: (at, side, place, action) => acts.push({ at, side, place, action }),
    add: (at, side, row, by = 1) => additions.push({ at, side, row, by }),
  });
  acts.sort(byTime);
  additions.sort(byTime);
  const size = title.roles.length;
  return {
    rows: maps.flatMap(({ from, to }, index) =>
      mapRows(
        index + 1,
        from,
        title.rows,
        additions.filter(({ at }) => at >= from && at <= to),
      ),
    ),
    boxScore: {
      counts: [...title.counts],
      ...((title.score === 'rounds' || title.score === 'points') && { score: title.score }),
      players: SIDES.flatMap((side) =>
        esportsSheet(seed, fixture, side).starters.map((one) => ({ side, ...one })),
      ),
      at: acts.map(({ at }) => at),
      player: acts.map(({ side, place }) => (side === 'home' ? place : size + place)),
      action: acts.map(({ action }) => action),
    },
  };
}
