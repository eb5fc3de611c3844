import type { MatchClock } from '@touchline/types';
import { MINUTE } from '../calendar/civil.ts';
import { type Words, words } from '../localized.ts';
import type { Fixture, Moment, Period, Play, Side } from '../model.ts';
import { player } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { type Basket, basketsOf } from './baskets.ts';
import type { BasketballOutcome, Quarter } from './quarters.ts';

const name = ({ kind, number }: Quarter): Words =>
  kind === 'quarter' ? words(`Q${number}`, `第${number}节`) : words(`OT${number}`, `加时${number}`);

function clockIn(
  quarters: readonly Quarter[],
  seconds: number,
): { clock: MatchClock; until: number } {
  for (const quarter of quarters) {
    const { kind, number, from, to, minutes } = quarter;
    if (seconds < from)
      return { clock: { phase: 'break', number: Math.max(1, number - 1) }, until: from };
    if (seconds >= to) continue;
    const step = (to - from) / minutes;
    const minute = Math.floor((seconds - from) / step) + 1;
    return { clock: { phase: kind, number, minute }, until: Math.ceil(from + minute * step) };
  }
  return { clock: { phase: 'break', number: 4 }, until: Number.POSITIVE_INFINITY };
}

/** Where the lead goes from one side to the other. */
function leadChanges(seed: string, fixture: Fixture, baskets: readonly Basket[]): Moment[] {
  const moments: Moment[] = [];
  const score = { home: 0, away: 0 };
  let leader: Side | undefined;
  for (const [no, { at, side, points }] of baskets.entries()) {
    score[side] += points;
    const now = score.home === score.away ? leader : score.home > score.away ? 'home' : 'away';
    if (leader !== undefined && now !== leader) {
      const shirt = 1 + Math.floor(chance(seed, 'match', fixture.id, 'shot', no) * 10);
      const who = player(seed, fixture[side], shirt, fixture.season.year);
      const result = `${score.home}–${score.away}`;
      const team = fixture[side].name;
      moments.push({
        kind: 'lead-change',
        at,
        side,
        player: who,
        ...score,
        text: words(
          `Lead change — ${who.en} puts ${team.en} in front, ${result}.`,
          `领先易手 — ${who.zh}得${points}分，${team.zh}反超，${result}。`,
        ),
      });
    }
    leader = now;
  }
  return moments;
}

export function basketballPlay(seed: string, fixture: Fixture, outcome: BasketballOutcome): Play {
  const { start } = fixture;
  const { quarters } = outcome;
  const baskets = basketsOf(seed, fixture, outcome);
  const points = (side: Side, from: number, upTo: number) =>
    baskets.reduce(
      (sum, basket) =>
        basket.side === side && basket.at >= from && basket.at < upTo ? sum + basket.points : sum,
      0,
    );
  const scoreAt = (at: number) => ({
    home: points('home', start, at + 1),
    away: points('away', start, at + 1),
  });
  const shown = (at: number) => `${scoreAt(at).home}–${scoreAt(at).away}`;
  const marks = quarters.flatMap((quarter, index): Moment[] => {
    const { en, zh } = name(quarter);
    const ends = start + quarter.to;
    const begins: Moment = {
      kind: 'period-start',
      at: start + quarter.from,
      text: words(`${en} — under way.`, `${zh} — 开始。`),
    };
    if (index === quarters.length - 1) return [begins];
    const text = words(`End of ${en} — ${shown(ends)}.`, `${zh}结束 — ${shown(ends)}。`);
    return [begins, { kind: 'period-end', at: ends, ...scoreAt(ends), text }];
  });
  const final = shown(outcome.end);
  const closing: Moment = {
    kind: 'match-end',
    at: outcome.end,
    home: outcome.home,
    away: outcome.away,
    text: words(
      `Final — ${fixture.home.name.en} ${final} ${fixture.away.name.en}.`,
      `全场结束 — ${fixture.home.name.zh} ${final} ${fixture.away.name.zh}。`,
    ),
  };
  const moments = [...marks, ...leadChanges(seed, fixture, baskets), closing].sort(
    (a, b) => a.at - b.at,
  );
  return {
    moments,
    at: (instant) => {
      const seconds = instant - start;
      const over = instant >= outcome.end;
      const periods = quarters
        .filter(({ from }) => seconds >= from)
        .map(({ kind, number, from, to }): Period => {
          const upTo = Math.min(start + to, instant + 1);
          return {
            kind,
            number,
            home: points('home', start + from, upTo),
            away: points('away', start + from, upTo),
          };
        });
      const { clock, until } = clockIn(quarters, seconds);
      const next = baskets.find(({ at }) => at > instant)?.at ?? outcome.end;
      return {
        ...scoreAt(instant),
        clock: over ? undefined : clock,
        periods,
        until: over
          ? Number.POSITIVE_INFINITY
          : Math.min(next, start + until, outcome.end, instant + MINUTE),
      };
    },
  };
}
