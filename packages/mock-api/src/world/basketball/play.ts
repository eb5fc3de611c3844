import { fillPhrase } from '../commentary/phrase-book.ts';
import texts from '../data/phrases/basketball.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { type Localized, localize, same } from '../localized.ts';
import { playedMatch, runningScore, scoreOf } from '../match-progress.ts';
import type { Incident, MatchProgress, PlayedMatch, Side } from '../model.ts';
import { inSquad } from '../players/in-squad.ts';
import { bothSides, leadingSide, scoreText } from '../sides.ts';
import type { Basket } from './baskets.ts';
import { basketComments } from './commentary.ts';
import { clockOf, gameClockAt, type Quarter } from './quarter.ts';
import type { BasketballOutcome } from './quarters.ts';
import { matchScript } from './script/match-script.ts';
import type { Score } from './script/scores.ts';
import { basketballChanges } from './script/sheet.ts';
import { basketballStatistics } from './script/statistics.ts';

const UNDER_WAY = texts.underWay;
const PERIOD_OVER = texts.periodOver;
const OVER = texts.over;
const LEAD_CHANGE = texts.leadChange;

const quarterName = ({ kind, number }: Quarter): Localized =>
  kind === 'quarter'
    ? localize(`Q${number}`, `第${number}节`, `Cuarto ${number}`)
    : localize(`OT${number}`, `加时${number}`, `Prórroga ${number}`);

function progressOf(
  { fixture, quarters }: BasketballOutcome,
  baskets: readonly Basket[],
): MatchProgress {
  const points = baskets.map((basket) => ({ ...basket, at: basket.at - fixture.start }));
  const periods = quarters.map(({ kind, number, from, to }) => {
    const own = points.filter(({ at }) => at >= from && at < to);
    return { kind, number, ...runningScore(from, own) };
  });
  return { clock: clockOf(quarters, fixture.start), periods };
}

/** Each change of the leading side. */
function leadChanges({ seed, fixture }: BasketballOutcome, scores: readonly Score[]): Incident[] {
  const { start } = fixture;
  const squads = bothSides((side) => inSquad(seed, fixture, side));
  const incidents: Incident[] = [];
  const score = { home: 0, away: 0 };
  let leader: Side | undefined;
  for (const { at, side, points, shirt } of scores) {
    score[side] += points;
    const leading = leadingSide(score.home, score.away) ?? leader;
    if (leader !== undefined && leading !== leader) {
      const { id: playerId, name: player } = squads[side](shirt).player;
      const result = scoreText(score);
      const team = fixture[side].name;
      incidents.push({
        kind: 'lead-change',
        at: start + at,
        side,
        player,
        playerId,
        ...score,
        text: fillPhrase(LEAD_CHANGE, { p: player, t: team, n: same(points), s: same(result) }),
      });
    }
    leader = leading;
  }
  return incidents;
}

export function basketballPlay(outcome: BasketballOutcome): PlayedMatch {
  const { fixture, quarters } = outcome;
  const { start } = fixture;
  const { baskets, scores } = matchScript(outcome);
  const progress = progressOf(outcome, baskets);
  const scoreAt = (at: number) => scoreOf(progress, at - start);
  const textAt = (at: number) => same(scoreText(scoreAt(at)));
  const periodIncidents = quarters.flatMap((quarter, index): Incident[] => {
    const q = quarterName(quarter);
    const [from, to] = [start + quarter.from, start + quarter.to];
    const opening = { kind: 'period-start', at: from, text: fillPhrase(UNDER_WAY, { q }) } as const;
    if (index === quarters.length - 1) return [opening];
    const text = fillPhrase(PERIOD_OVER, { q, s: textAt(to) });
    return [opening, { kind: 'period-end', at: to, ...scoreAt(to), text }];
  });
  const names = { h: fixture.home.name, a: fixture.away.name };
  const closing: Incident = {
    kind: 'match-end',
    at: outcome.end,
    home: outcome.home,
    away: outcome.away,
    text: fillPhrase(OVER, { ...names, s: textAt(outcome.end) }),
  };
  const onClock = <T extends { at: number }>(one: T) => ({
    ...one,
    ...gameClockAt(quarters, one.at - start),
  });
  const incidents = [...periodIncidents, ...leadChanges(outcome, scores), closing]
    .sort((a, b) => a.at - b.at)
    .map(onClock);
  return playedMatch(fixture, outcome.end, {
    progress,
    incidents,
    commentary: lazy(() => basketComments(outcome, scores).map(onClock)),
    // Too many numbers to keep for every match: the script gives them again.
    changes: () => basketballChanges(outcome),
    statistics: () => basketballStatistics(matchScript(outcome)),
  });
}
