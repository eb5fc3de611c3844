import type { LeadersBy } from '@touchline/types';
import type { Appearance, MatchPlayers, MatchRecord, PlayerDeed, Side } from '../model.ts';
import { isKeeper } from '../players/lines.ts';
import { SIDES } from '../sides.ts';
import { minuteAt } from './clock.ts';

/** What a player has done in a match until an instant; undefined before coming on. */
function appearanceIn(
  record: MatchRecord,
  side: Side,
  shirt: number,
  instant: number,
): Appearance | undefined {
  const { deeds, changes, start, stoppage, end, length } = record;
  const minuteOf = (at: number) => minuteAt(stoppage, at - start).minute;
  const started = record.starters[side].includes(shirt);
  const isNow = <T extends { side: Side; at: number }>(one: T) =>
    one.side === side && one.at <= instant;
  const cameOn = changes.find((one) => isNow(one) && one.on === shirt);
  if (!started && !cameOn) return undefined;
  const own = deeds.filter((one) => isNow(one) && one.shirt === shirt);
  const count = (kind: (typeof own)[number]['kind']) =>
    own.filter((one) => one.kind === kind).length;
  const left =
    changes.find((one) => isNow(one) && one.off === shirt) ??
    own.find(({ kind }) => kind === 'red-card');
  const until = left ? minuteOf(left.at) : instant >= end ? length : minuteOf(instant);
  return {
    started,
    minutes: Math.max(1, until - (cameOn ? minuteOf(cameOn.at) : 0)),
    goals: count('goal'),
    assists: count('assist'),
    yellowCards: count('yellow-card'),
    redCards: count('red-card'),
  };
}

/** The shirt that kept goal from start to end of a finished match without a goal against. */
function cleanSheetOf(record: MatchRecord, side: Side, instant: number): number | undefined {
  if (instant < record.end || record.conceded[side] > 0) return undefined;
  const keeper = record.starters[side].find(isKeeper);
  const left = record.deeds.some(
    (one) => one.kind === 'red-card' && one.side === side && one.shirt === keeper,
  );
  return left ? undefined : keeper;
}

const KINDS: Partial<Record<LeadersBy, readonly PlayerDeed['kind'][]>> = {
  goals: ['goal'],
  assists: ['assist'],
  cards: ['yellow-card', 'red-card'],
};

/** What the players of a football match have done until an instant. */
export const playersInRecord = (record: MatchRecord, instant: number): MatchPlayers => ({
  years: record.years,
  appearance: (side, shirt) => appearanceIn(record, side, shirt, instant),
  count(by, add) {
    if (by === 'cleanSheets') {
      for (const side of SIDES) {
        const shirt = cleanSheetOf(record, side, instant);
        if (shirt !== undefined) add(side, shirt, 1);
      }
    }
    for (const { kind, side, shirt, at } of record.deeds) {
      if (at <= instant && KINDS[by]?.includes(kind)) add(side, shirt, 1);
    }
  },
});
