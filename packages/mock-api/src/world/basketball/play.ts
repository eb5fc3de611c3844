import type { MatchClock } from '@touchline/types';
import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { lazy } from '../lazy.ts';
import { type Localized, localize } from '../localized.ts';
import type { Fixture, Incident, Period, PlayedMatch, Side } from '../model.ts';
import { playerName } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { type Basket, basketsOf } from './baskets.ts';
import { basketComments } from './commentary.ts';
import type { BasketballOutcome, Quarter } from './quarters.ts';

const quarterName = ({ kind, number }: Quarter): Localized =>
  kind === 'quarter'
    ? localize(`Q${number}`, `第${number}节`)
    : localize(`OT${number}`, `加时${number}`);

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

/** Each change of the leading side. */
function leadChanges(seed: string, fixture: Fixture, baskets: readonly Basket[]): Incident[] {
  const incidents: Incident[] = [];
  const score = { home: 0, away: 0 };
  let leader: Side | undefined;
  for (const [no, { at, side, points }] of baskets.entries()) {
    score[side] += points;
    const leading = score.home === score.away ? leader : score.home > score.away ? 'home' : 'away';
    if (leader !== undefined && leading !== leader) {
      const shirt = 1 + Math.floor(chance(seed, 'match', fixture.id, 'shot', no) * 10);
      const player = playerName(seed, fixture[side], shirt, fixture.season.year);
      const result = `${score.home}–${score.away}`;
      const team = fixture[side].name;
      incidents.push({
        kind: 'lead-change',
        at,
        side,
        player,
        ...score,
        text: localize(
          `Lead change — ${player.en} puts ${team.en} in front, ${result}.`,
          `领先易手 — ${player.zh}得${points}分，${team.zh}反超，${result}。`,
        ),
      });
    }
    leader = leading;
  }
  return incidents;
}

export function basketballPlay(
  seed: string,
  fixture: Fixture,
  outcome: BasketballOutcome,
): PlayedMatch {
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
  const scoreText = (at: number) => `${scoreAt(at).home}–${scoreAt(at).away}`;
  const periodIncidents = quarters.flatMap((quarter, index): Incident[] => {
    const { en, zh } = quarterName(quarter);
    const endsAt = start + quarter.to;
    const opening: Incident = {
      kind: 'period-start',
      at: start + quarter.from,
      text: localize(`${en} — under way.`, `${zh} — 开始。`),
    };
    if (index === quarters.length - 1) return [opening];
    const text = localize(
      `End of ${en} — ${scoreText(endsAt)}.`,
      `${zh}结束 — ${scoreText(endsAt)}。`,
    );
    return [opening, { kind: 'period-end', at: endsAt, ...scoreAt(endsAt), text }];
  });
  const final = scoreText(outcome.end);
  const closing: Incident = {
    kind: 'match-end',
    at: outcome.end,
    home: outcome.home,
    away: outcome.away,
    text: localize(
      `Final — ${fixture.home.name.en} ${final} ${fixture.away.name.en}.`,
      `全场结束 — ${fixture.home.name.zh} ${final} ${fixture.away.name.zh}。`,
    ),
  };
  const incidents = [...periodIncidents, ...leadChanges(seed, fixture, baskets), closing].sort(
    (a, b) => a.at - b.at,
  );
  return {
    incidents,
    commentary: lazy(() => basketComments(seed, fixture, quarters, baskets)),
    at: (instant) => {
      const seconds = instant - start;
      const isOver = instant >= outcome.end;
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
        clock: isOver ? undefined : clock,
        periods,
        until: isOver
          ? Number.POSITIVE_INFINITY
          : Math.min(next, start + until, outcome.end, instant + MINUTE_SECONDS),
      };
    },
  };
}
