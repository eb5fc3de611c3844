import { type Localized, localize } from '../localized.ts';
import type { Fixture, Incident, Period, PlayedMatch, Side } from '../model.ts';
import { clockAt, minuteAt } from './clock.ts';
import {
  describeCard,
  describeGoal,
  describeMissedPenalty,
  describeShootoutKick,
} from './commentary.ts';
import { type PitchEvent, pitchEvents } from './events.ts';
import { type FootballOutcome, KICK_SECONDS, matchParts, playShootout } from './result.ts';
import { createPlayerPicker } from './scorers.ts';

const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const isGoal = (kind: PitchEvent['kind']): kind is 'goal' | 'own-goal' | 'penalty-goal' =>
  kind === 'goal' || kind === 'own-goal' || kind === 'penalty-goal';

interface Scored {
  readonly at: number;
  readonly side: Side;
}

function periodIncidents(
  fixture: Fixture,
  outcome: FootballOutcome,
  score: (at: number) => string,
) {
  const at = matchParts(outcome.stoppage);
  const boundary = (kind: Incident['kind'], seconds: number, en: string, zh: string): Incident => {
    const instant = fixture.start + seconds;
    return { kind, at: instant, text: localize(`${en}.`, `${zh}。`) };
  };
  const end = score(outcome.end);
  const closing = boundary(
    'match-end',
    outcome.end - fixture.start,
    `Full time — ${fixture.home.name.en} ${end} ${fixture.away.name.en}`,
    `全场结束 — ${fixture.home.name.zh} ${end} ${fixture.away.name.zh}`,
  );
  const half = score(fixture.start + at.half);
  const list = [
    boundary('period-start', 0, 'Kick-off', '比赛开始'),
    boundary('period-end', at.half, `Half-time — ${half}`, `上半场结束 — ${half}`),
    boundary('period-start', at.restart, 'The second half is under way', '下半场开始'),
  ];
  if (outcome.extra) {
    const full = score(fixture.start + at.full);
    list.push(
      boundary(
        'period-end',
        at.full,
        `Ninety minutes — ${full}, extra time follows`,
        `常规时间结束 — ${full}，进入加时`,
      ),
    );
    list.push(boundary('period-start', at.extra, 'Extra time is under way', '加时赛开始'));
  }
  if (outcome.shootout) {
    list.push(
      boundary(
        'period-end',
        at.extraFull,
        `Extra time — ${end}, penalties decide`,
        `加时结束 — ${end}，进入点球大战`,
      ),
    );
  }
  return [...list, closing];
}

function pitchIncidents(seed: string, fixture: Fixture, outcome: FootballOutcome) {
  const players = createPlayerPicker(seed, fixture);
  const scored: Scored[] = [];
  const incidents: Incident[] = [];
  const score = { home: 0, away: 0 };
  const events = pitchEvents(seed, fixture, outcome, outcome.stoppage);
  for (const [no, { kind, seconds, side }] of events.entries()) {
    const minute = minuteAt(outcome.stoppage, seconds);
    const at = fixture.start + seconds;
    const team = fixture[side].name;
    const add = (as: Incident['kind'], player: Localized, text: Localized) =>
      incidents.push({
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
      const scorer = players.scorer(kind === 'own-goal' ? opponentOf(side) : side);
      const scene = { id: `${fixture.id}/${no}`, minute, kind, side, scorer, team, ...score };
      add(kind, scorer, describeGoal(seed, scene));
    } else if (kind === 'booking') {
      const { player, second } = players.booked(side);
      const text = describeCard(minute, second ? 'second' : 'yellow', player, team);
      add(second ? 'red-card' : 'yellow-card', player, text);
    } else if (kind === 'sending-off') {
      const player = players.sentOff(side);
      add('red-card', player, describeCard(minute, 'red', player, team));
    } else {
      const player = players.scorer(side);
      add('penalty-missed', player, describeMissedPenalty(minute, player, team));
    }
  }
  return { players, scored, incidents };
}

/** The match with all incidents; its goals are those of the outcome. */
export function footballPlay(
  seed: string,
  fixture: Fixture,
  outcome: FootballOutcome,
): PlayedMatch {
  const at = matchParts(outcome.stoppage);
  const { start } = fixture;
  const { players, scored, incidents } = pitchIncidents(seed, fixture, outcome);
  const count = (side: Side, from: number, upTo: number) =>
    scored.filter((goal) => goal.side === side && goal.at >= from && goal.at < upTo).length;
  const scoreAt = (instant: number) =>
    `${count('home', start, instant + 1)}–${count('away', start, instant + 1)}`;
  const kicks = outcome.shootout
    ? playShootout(seed, fixture).map((kick, no) => ({
        ...kick,
        at: start + at.shootout + (no + 1) * KICK_SECONDS - 5,
      }))
    : [];
  const converted = (side: Side, instant: number) =>
    kicks.filter((kick) => kick.at <= instant && kick.side === side && kick.scored).length;
  const taken = { home: 0, away: 0 };
  const shootout = kicks.map((kick): Incident => {
    const player = players.penaltyTaker(kick.side, taken[kick.side]++);
    const score = `${converted('home', kick.at)}–${converted('away', kick.at)}`;
    const text = describeShootoutKick(player, fixture[kick.side].name, kick.scored, score);
    const kind = kick.scored ? 'shootout-goal' : 'shootout-missed';
    return { kind, at: kick.at, side: kick.side, player, text };
  });
  const all = [...incidents, ...periodIncidents(fixture, outcome, scoreAt), ...shootout].sort(
    (a, b) => a.at - b.at,
  );
  const changeInstants = all.map((incident) => incident.at);
  const halves = [
    { kind: 'half', number: 1, from: 0, to: at.restart },
    { kind: 'half', number: 2, from: at.restart, to: at.extra },
    { kind: 'extra-time', number: 1, from: at.extra, to: at.extraRestart },
    { kind: 'extra-time', number: 2, from: at.extraRestart, to: at.shootout },
  ] as const;
  return {
    incidents: all,
    at: (instant) => {
      const seconds = instant - start;
      const limit = Math.min(instant, outcome.end) + 1;
      const startedHalves = halves.filter(
        ({ kind, from }) => seconds >= from && (kind === 'half' || outcome.extra),
      );
      const periods: Period[] = startedHalves.map(({ kind, number, from, to }) => ({
        kind,
        number,
        home: count('home', start + from, Math.min(limit, start + to)),
        away: count('away', start + from, Math.min(limit, start + to)),
      }));
      if (kicks.length > 0 && seconds >= at.shootout) {
        periods.push({
          kind: 'penalties',
          number: 1,
          home: converted('home', instant),
          away: converted('away', instant),
        });
      }
      const isOver = instant >= outcome.end;
      const reading = clockAt(outcome.stoppage, seconds);
      const next = changeInstants.find((at) => at > instant) ?? Number.POSITIVE_INFINITY;
      return {
        home: count('home', start, limit),
        away: count('away', start, limit),
        clock: isOver ? undefined : reading.clock,
        periods,
        until: isOver
          ? Number.POSITIVE_INFINITY
          : Math.min(next, start + reading.until, outcome.end),
      };
    },
  };
}
