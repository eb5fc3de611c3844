import { createPhraseBook, fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import type { FactsOfMatch } from '../given.ts';
import { lazy } from '../lazy.ts';
import { type Localized, same } from '../localized.ts';
import { playedMatch, runningScore, scoreOf } from '../match-progress.ts';
import type {
  Change,
  Comment,
  GoalRates,
  Incident,
  MatchProgress,
  PeriodProgress,
  PlayedMatch,
  Side,
} from '../model.ts';
import { opponentOf, scoreOfLeader, scoreText } from '../sides.ts';
import { clockOf, minuteAt } from './clock.ts';
import { describeGoal, describeKick, describeOffence } from './commentary.ts';
import { addedTime, flowOf } from './flow.ts';
import { isGoalKind } from './given.ts';
import { momentsOf } from './open-play.ts';
import { BOUNDARY_PHRASES, PERIOD_PHRASES, SUBSTITUTION_PHRASES } from './phrases.ts';
import { pressureOf } from './pressure.ts';
import { type FootballOutcome, kicksFrom } from './result.ts';
import { scriptOf } from './script.ts';
import { footballStatistics, isPenaltySaved } from './statistics/statistics.ts';

interface Scored {
  readonly at: number;
  readonly side: Side;
}

function periodIncidents(
  outcome: FootballOutcome,
  score: (at: number) => string,
  book: PhraseBook,
  /** The kicks that both sides scored in the shoot-out, those of the winner first. */
  kicks: string | undefined,
) {
  const { fixture, stoppage, parts: at, extra, winner, end } = outcome;
  const opening = (name: keyof typeof PERIOD_PHRASES, seconds: number, side: Side): Incident => {
    const phrase = book(name, PERIOD_PHRASES[name]);
    const text = fillPhrase(phrase, { t: fixture[side].name });
    const minute = minuteAt(stoppage, seconds);
    return { kind: 'period-start', at: fixture.start + seconds, ...minute, text };
  };
  const line = (
    kind: Incident['kind'],
    name: keyof typeof BOUNDARY_PHRASES,
    seconds: number,
    minute?: number,
  ): Incident => {
    const instant = fixture.start + seconds;
    const values = {
      h: fixture.home.name,
      a: fixture.away.name,
      w: winner && fixture[winner].name,
      s: same(score(instant)),
      k: same(kicks ?? ''),
    };
    const text = fillPhrase(BOUNDARY_PHRASES[name], values);
    return { kind, at: instant, ...(minute && { minute }), text };
  };
  return [
    opening('kickoff', 0, 'home'),
    line('period-end', 'half', at.half),
    opening('restart', at.restart, 'away'),
    ...(extra
      ? [
          line('period-end', 'ninety', at.full, 90),
          line('period-start', 'extra', at.extra, 91),
          line('period-end', 'extraHalf', at.extraHalf, 105),
          line('period-start', 'extraRestart', at.extraRestart, 106),
        ]
      : []),
    ...(extra && kicks ? [line('period-end', 'extraFull', at.extraFull, 120)] : []),
    line('match-end', kicks && winner ? 'penalties' : 'full', end - fixture.start),
  ];
}

function pitchIncidents(
  outcome: FootballOutcome,
  book: PhraseBook,
  facts: FactsOfMatch | undefined,
) {
  const { fixture, stoppage } = outcome;
  const { lines, players } = scriptOf(outcome, facts);
  const scored: Scored[] = [];
  const incidents: Incident[] = [];
  const substitutions: Comment[] = [];
  const changes: Change[] = [];
  const score = { home: 0, away: 0 };
  const goalsOf = new Map<string, number>();
  for (const { kind, seconds, side, shirt, other } of lines) {
    const player = players.playerAt(kind === 'own-goal' ? opponentOf(side) : side, shirt);
    const partner = other === undefined ? undefined : players.playerAt(side, other);
    const minute = minuteAt(stoppage, seconds);
    const at = fixture.start + seconds;
    const team = fixture[side].name;
    const names = { player: player.name, team, opponent: fixture[opponentOf(side)].name };
    const add = (as: Incident['kind'], text: Localized) =>
      incidents.push({
        kind: as,
        at,
        side,
        ...minute,
        player: player.name,
        playerId: player.id,
        ...(partner && { assist: partner.name, assistId: partner.id }),
        ...score,
        text,
      });
    const card = (offence: Parameters<typeof describeOffence>[2]) =>
      describeOffence(book, minute, offence, player.name, team);
    if (kind === 'substitution') {
      if (!partner) continue;
      const phrase = book(kind, SUBSTITUTION_PHRASES);
      const both = { player: player.name, replaced: partner.name };
      const text = fillPhrase(phrase, { p: player.name, r: partner.name, t: team });
      const ids = { playerId: player.id, replacedId: partner.id };
      substitutions.push({ kind, at, side, ...minute, ...both, ...ids, text });
      changes.push({ at, side, ...minute, on: player, off: partner });
    } else if (isGoalKind(kind)) {
      score[side]++;
      scored.push({ at, side });
      const goalsOfScorer = kind === 'own-goal' ? 1 : (goalsOf.get(player.id) ?? 0) + 1;
      if (kind !== 'own-goal') goalsOf.set(player.id, goalsOfScorer);
      const scene = { minute, kind, side, goalsOfScorer, ...names, ...score };
      add(kind, describeGoal(book, scene));
    } else if (kind === 'booking') {
      add('yellow-card', card('yellow'));
    } else if (kind === 'penalty-missed') {
      add(kind, card(isPenaltySaved(outcome, seconds) ? 'saved' : 'missed'));
    } else {
      add('red-card', card(kind === 'sending-off' ? 'red' : 'second'));
    }
  }
  return { players, scored, incidents, substitutions, changes };
}

interface Kick extends Scored {
  readonly scored: boolean;
}

function progressOf(
  { fixture: { start }, stoppage, parts: at, end, extra }: FootballOutcome,
  goals: readonly Scored[],
  kicks: readonly Kick[],
): MatchProgress {
  const parts = [
    { kind: 'half', number: 1, from: 0, to: at.restart },
    { kind: 'half', number: 2, from: at.restart, to: at.extra },
    { kind: 'extra-time', number: 1, from: at.extra, to: at.extraRestart },
    { kind: 'extra-time', number: 2, from: at.extraRestart, to: at.shootout },
  ] as const;
  const points = goals.map(({ at: instant, side }) => ({ at: instant - start, side }));
  const periods = parts
    .filter(({ kind }) => kind === 'half' || extra)
    .map(({ kind, number, from, to }): PeriodProgress => {
      const own = points.filter((goal) => goal.at >= from && goal.at < to);
      return { kind, number, ...runningScore(from, own) };
    });
  const converted = kicks
    .filter(({ scored }) => scored)
    .map(({ at: instant, side }) => ({ at: instant - start, side }));
  const penalties: PeriodProgress = {
    kind: 'penalties',
    number: 1,
    ...runningScore(at.shootout, converted),
  };
  return {
    clock: clockOf(stoppage, end - start),
    periods: kicks.length > 0 ? [...periods, penalties] : periods,
  };
}

/** The match with all incidents; its goals are those of the outcome. */
export function footballPlay(
  outcome: FootballOutcome,
  rates: GoalRates,
  facts?: FactsOfMatch,
): PlayedMatch {
  const { seed, fixture, parts } = outcome;
  const { start } = fixture;
  const book = createPhraseBook(seed, fixture.id);
  const pitch = pitchIncidents(outcome, book, facts);
  const { players, scored, incidents, substitutions, changes } = pitch;
  const kicks = kicksFrom(start + parts.shootout, outcome.kicks);
  const progress = progressOf(outcome, scored, kicks);
  const scoreAt = (instant: number) => scoreText(scoreOf(progress, instant - start));
  const taken = { home: 0, away: 0 };
  const total = { home: 0, away: 0 };
  const shootout = kicks.map(({ at: instant, side, scored: isHit }, no): Incident => {
    if (isHit) total[side]++;
    const taker = players.penaltyTaker(side, taken[side]++);
    const { id: playerId, name: player } = players.playerAt(side, taker);
    const kind = isHit ? 'shootout-goal' : 'shootout-missed';
    const text = describeKick(book, {
      scored: isHit,
      isLast: no === kicks.length - 1,
      player,
      team: fixture[side].name,
      opponent: fixture[opponentOf(side)].name,
      ...total,
    });
    return { kind, at: instant, side, player, playerId, ...total, text };
  });
  const kickScore = kicks.length > 0 ? scoreOfLeader(total) : undefined;
  const periods = periodIncidents(outcome, scoreAt, book, kickScore);
  const all = [...incidents, ...periods, ...shootout].sort((a, b) => a.at - b.at);
  const pressureAt = pressureOf(outcome, rates, incidents);
  const moments = lazy(() => {
    const busy = [...incidents, ...substitutions]
      .map((one) => one.at - start)
      .sort((a, b) => a - b);
    return momentsOf({ outcome, rates, pressureAt, busy });
  });
  const commentary = lazy(() =>
    [...flowOf(outcome, players, moments(), book), ...substitutions, ...addedTime(outcome)].sort(
      (a, b) => a.at - b.at,
    ),
  );
  const statistics = lazy(() => footballStatistics(outcome, incidents, moments(), pressureAt));
  const played = { progress, incidents: all, changes: () => changes, commentary, statistics };
  return playedMatch(fixture, outcome.end, played);
}
