import type { FactsOfMatch } from '../given.ts';
import type { MatchRecord, PlayerDeed, Side } from '../model.ts';
import { squadYears } from '../players/squad.ts';
import { bothSides, opponentOf } from '../sides.ts';
import type { FootballOutcome } from './result.ts';
import { type ScriptLine, scriptOf } from './script.ts';

const KIND_OF: Partial<Record<ScriptLine['kind'], PlayerDeed['kind']>> = {
  goal: 'goal',
  'penalty-goal': 'goal',
  booking: 'yellow-card',
  'sending-off': 'red-card',
  'second-booking': 'red-card',
};

const NORMAL_MINUTES = 90;
const EXTRA_TIME_MINUTES = 120;

/** What each player did, from the script that the incidents are written from. */
export function footballRecord(outcome: FootballOutcome, facts?: FactsOfMatch): MatchRecord {
  const { fixture, stoppage, end } = outcome;
  const { start } = fixture;
  const deeds: PlayerDeed[] = [];
  const changes: { at: number; side: Side; on: number; off: number }[] = [];
  const { lines, squads } = scriptOf(outcome, facts);
  for (const { kind, seconds, side, shirt, other } of lines) {
    const at = start + seconds;
    const deed = KIND_OF[kind];
    if (deed) deeds.push({ kind: deed, at, side, shirt });
    if (other === undefined) continue;
    if (kind === 'substitution') changes.push({ at, side, on: shirt, off: other });
    else deeds.push({ kind: 'assist', at, side, shirt: other });
  }
  return {
    starters: bothSides((side) => squads.elevens[side].starters),
    years: squadYears(fixture),
    conceded: bothSides((side) => outcome[opponentOf(side)]),
    deeds,
    changes,
    start,
    stoppage,
    end,
    length: outcome.extra ? EXTRA_TIME_MINUTES : NORMAL_MINUTES,
  };
}
