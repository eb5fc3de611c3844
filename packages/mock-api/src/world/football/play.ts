import { type Words, words } from '../localized.ts';
import type { Fixture, Moment, Period, Play, Side } from '../model.ts';
import { clockAt, minuteAt } from './clock.ts';
import { tellCard, tellGoal, tellKick, tellMiss } from './commentary.ts';
import { type PitchEvent, pitchEvents } from './events.ts';
import { type FootballOutcome, KICK, parts, shootoutOf } from './result.ts';
import { castOf } from './scorers.ts';

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const isGoal = (kind: PitchEvent['kind']): kind is 'goal' | 'own-goal' | 'penalty-goal' =>
  kind === 'goal' || kind === 'own-goal' || kind === 'penalty-goal';

interface Scored {
  readonly at: number;
  readonly side: Side;
}

function marks(fixture: Fixture, outcome: FootballOutcome, score: (at: number) => string) {
  const at = parts(outcome.stoppage);
  const told = (kind: Moment['kind'], seconds: number, en: string, zh: string): Moment => {
    const instant = fixture.start + seconds;
    return { kind, at: instant, text: words(`${en}.`, `${zh}。`) };
  };
  const end = score(outcome.end);
  const closing = told(
    'match-end',
    outcome.end - fixture.start,
    `Full time — ${fixture.home.name.en} ${end} ${fixture.away.name.en}`,
    `全场结束 — ${fixture.home.name.zh} ${end} ${fixture.away.name.zh}`,
  );
  const half = score(fixture.start + at.half);
  const list = [
    told('period-start', 0, 'Kick-off', '比赛开始'),
    told('period-end', at.half, `Half-time — ${half}`, `上半场结束 — ${half}`),
    told('period-start', at.restart, 'The second half is under way', '下半场开始'),
  ];
  if (outcome.extra) {
    const full = score(fixture.start + at.full);
    list.push(
      told(
        'period-end',
        at.full,
        `Ninety minutes — ${full}, extra time follows`,
        `常规时间结束 — ${full}，进入加时`,
      ),
    );
    list.push(told('period-start', at.extra, 'Extra time is under way', '加时赛开始'));
  }
  if (outcome.shootout) {
    list.push(
      told(
        'period-end',
        at.extraFull,
        `Extra time — ${end}, penalties decide`,
        `加时结束 — ${end}，进入点球大战`,
      ),
    );
  }
  return [...list, closing];
}

function happened(seed: string, fixture: Fixture, outcome: FootballOutcome) {
  const cast = castOf(seed, fixture);
  const scored: Scored[] = [];
  const moments: Moment[] = [];
  const score = { home: 0, away: 0 };
  const events = pitchEvents(seed, fixture, outcome, outcome.stoppage);
  for (const [no, { kind, seconds, side }] of events.entries()) {
    const minute = minuteAt(outcome.stoppage, seconds);
    const at = fixture.start + seconds;
    const team = fixture[side].name;
    const moment = (as: Moment['kind'], player: Words, text: Words): Moment => ({
      kind: as,
      at,
      side,
      ...minute,
      player,
      home: score.home,
      away: score.away,
      text,
    });
    if (isGoal(kind)) {
      score[side]++;
      scored.push({ at, side });
      const scorer = cast.scorer(kind === 'own-goal' ? other(side) : side);
      const scene = { id: `${fixture.id}/${no}`, minute, kind, side, scorer, team, ...score };
      moments.push(moment(kind, scorer, tellGoal(seed, scene)));
    } else if (kind === 'booking') {
      const { who, second } = cast.booked(side);
      const text = tellCard(minute, second ? 'second' : 'yellow', who, team);
      moments.push(moment(second ? 'red-card' : 'yellow-card', who, text));
    } else if (kind === 'sending-off') {
      const who = cast.sentOff(side);
      moments.push(moment('red-card', who, tellCard(minute, 'red', who, team)));
    } else {
      const who = cast.scorer(side);
      moments.push(moment('penalty-missed', who, tellMiss(minute, who, team)));
    }
  }
  return { cast, scored, moments };
}

/** The match with its story; its goals are those of the outcome. */
export function footballPlay(seed: string, fixture: Fixture, outcome: FootballOutcome): Play {
  const at = parts(outcome.stoppage);
  const { start } = fixture;
  const { cast, scored, moments } = happened(seed, fixture, outcome);
  const count = (side: Side, from: number, upTo: number) =>
    scored.filter((goal) => goal.side === side && goal.at >= from && goal.at < upTo).length;
  const scoreAt = (instant: number) =>
    `${count('home', start, instant + 1)}–${count('away', start, instant + 1)}`;
  const kicks = outcome.shootout
    ? shootoutOf(seed, fixture).map((kick, no) => ({
        ...kick,
        at: start + at.shootout + (no + 1) * KICK - 5,
      }))
    : [];
  const hits = (side: Side, instant: number) =>
    kicks.filter((kick) => kick.at <= instant && kick.side === side && kick.scored).length;
  const taken = { home: 0, away: 0 };
  const shootout = kicks.map((kick): Moment => {
    const who = cast.taker(kick.side, taken[kick.side]++);
    const score = `${hits('home', kick.at)}–${hits('away', kick.at)}`;
    const text = tellKick(who, fixture[kick.side].name, kick.scored, score);
    const kind = kick.scored ? 'shootout-goal' : 'shootout-missed';
    return { kind, at: kick.at, side: kick.side, player: who, text };
  });
  const all = [...moments, ...marks(fixture, outcome, scoreAt), ...shootout].sort(
    (a, b) => a.at - b.at,
  );
  const changes = all.map((moment) => moment.at);
  const halves = [
    { kind: 'half', number: 1, from: 0, to: at.restart },
    { kind: 'half', number: 2, from: at.restart, to: at.extra },
    { kind: 'extra-time', number: 1, from: at.extra, to: at.extraRestart },
    { kind: 'extra-time', number: 2, from: at.extraRestart, to: at.shootout },
  ] as const;
  return {
    moments: all,
    at: (instant) => {
      const seconds = instant - start;
      const limit = Math.min(instant, outcome.end) + 1;
      const begun = halves.filter(
        ({ kind, from }) => seconds >= from && (kind === 'half' || outcome.extra),
      );
      const periods: Period[] = begun.map(({ kind, number, from, to }) => ({
        kind,
        number,
        home: count('home', start + from, Math.min(limit, start + to)),
        away: count('away', start + from, Math.min(limit, start + to)),
      }));
      if (kicks.length > 0 && seconds >= at.shootout) {
        periods.push({
          kind: 'penalties',
          number: 1,
          home: hits('home', instant),
          away: hits('away', instant),
        });
      }
      const over = instant >= outcome.end;
      const reading = clockAt(outcome.stoppage, seconds);
      const next = changes.find((change) => change > instant) ?? Number.POSITIVE_INFINITY;
      return {
        home: count('home', start, limit),
        away: count('away', start, limit),
        clock: over ? undefined : reading.clock,
        periods,
        until: over ? Number.POSITIVE_INFINITY : Math.min(next, start + reading.until, outcome.end),
      };
    },
  };
}
