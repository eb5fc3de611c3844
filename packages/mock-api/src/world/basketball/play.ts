import type { TimelineClock } from '@touchline/types';
import { lazy } from '../lazy.ts';
import { type Localized, localize } from '../localized.ts';
import { playedMatch, runningScore, scoreOf } from '../match-progress.ts';
import type { Fixture, Incident, MatchProgress, PlayedMatch, Side } from '../model.ts';
import { type Basket, basketsOf } from './baskets.ts';
import { basketComments } from './commentary.ts';
import type { Quarter } from './quarter.ts';
import type { BasketballOutcome } from './quarters.ts';
import { createShooters } from './shooter.ts';

const quarterName = ({ kind, number }: Quarter): Localized =>
  kind === 'quarter'
    ? localize(`Q${number}`, `第${number}节`, `Cuarto ${number}`)
    : localize(`OT${number}`, `加时${number}`, `Prórroga ${number}`);

function progressOf(
  { start }: Fixture,
  quarters: readonly Quarter[],
  baskets: readonly Basket[],
): MatchProgress {
  const clock = quarters.flatMap(({ kind, number, from, to, minutes }, index): TimelineClock[] => {
    const running = { at: from, phase: kind, number, minute: 1 };
    const before = quarters[index - 1];
    return [
      ...(before
        ? [{ at: before.to, phase: 'break' as const, number: Math.max(1, number - 1) }]
        : []),
      { ...running, secondsPerMinute: (to - from) / minutes },
    ];
  });
  const points = baskets.map((basket) => ({ ...basket, at: basket.at - start }));
  const periods = quarters.map(({ kind, number, from, to }) => {
    const own = points.filter(({ at }) => at >= from && at < to);
    return { kind, number, ...runningScore(from, own) };
  });
  return { clock, periods };
}

/** Each change of the leading side. */
function leadChanges(seed: string, fixture: Fixture, baskets: readonly Basket[]): Incident[] {
  const shooter = createShooters(seed, fixture);
  const incidents: Incident[] = [];
  const score = { home: 0, away: 0 };
  let leader: Side | undefined;
  for (const [no, { at, side, points }] of baskets.entries()) {
    score[side] += points;
    const leading = score.home === score.away ? leader : score.home > score.away ? 'home' : 'away';
    if (leader !== undefined && leading !== leader) {
      const player = shooter(side, 'shot', no);
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
          `Cambio de líder — ${player.es} pone por delante a ${team.es}, ${result}.`,
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
  const progress = progressOf(fixture, quarters, baskets);
  const scoreAt = (at: number) => scoreOf(progress, at - start);
  const scoreText = (at: number) => `${scoreAt(at).home}–${scoreAt(at).away}`;
  const periodIncidents = quarters.flatMap((quarter, index): Incident[] => {
    const { en, zh, es } = quarterName(quarter);
    const endsAt = start + quarter.to;
    const opening: Incident = {
      kind: 'period-start',
      at: start + quarter.from,
      text: localize(`${en} — under way.`, `${zh} — 开始。`, `${es} — en marcha.`),
    };
    if (index === quarters.length - 1) return [opening];
    const text = localize(
      `End of ${en} — ${scoreText(endsAt)}.`,
      `${zh}结束 — ${scoreText(endsAt)}。`,
      `${es}, final — ${scoreText(endsAt)}.`,
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
      `Final — ${fixture.home.name.es} ${final} ${fixture.away.name.es}.`,
    ),
  };
  const incidents = [...periodIncidents, ...leadChanges(seed, fixture, baskets), closing].sort(
    (a, b) => a.at - b.at,
  );
  const commentary = lazy(() => basketComments(seed, fixture, quarters, baskets));
  return playedMatch(fixture, outcome.end, { progress, incidents, changes: [], commentary });
}
