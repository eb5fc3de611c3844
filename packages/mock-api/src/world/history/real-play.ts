import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { createPhraseBook, fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import { minuteAt } from '../football/clock.ts';
import { LABELS, withLabel } from '../football/commentary.ts';
import { addedTime } from '../football/flow.ts';
import { type Kick, periodIncidents, progressOf, type Scored } from '../football/play.ts';
import { type Part, partsOf } from '../football/pressure.ts';
import { kicksFrom } from '../football/result.ts';
import { lazy } from '../lazy.ts';
import { localize, same } from '../localized.ts';
import { playedMatch, scoreOf } from '../match-progress.ts';
import type {
  Comment,
  Fixture,
  Incident,
  MatchProgress,
  PlayedMatch,
  Side,
  Statistics,
} from '../model.ts';
import { atShare, poisson } from '../random/distributions.ts';
import { chance, type Rng, random } from '../random/random.ts';
import { opponentOf, scoreOfLeader, scoreText, sidesOf } from '../sides.ts';
import { type RealOutcome, resultOf, someGoals } from './real-outcome.ts';
import { REAL_FLOW, REAL_PHRASES } from './real-phrases.ts';
import type { Score } from './season-file.ts';

const AWARDED = localize(
  'The league has awarded this match.',
  '本场比赛由联赛判定结果。',
  'La liga decidió el resultado de este partido.',
);

interface PitchEvent {
  readonly kind: 'goal' | 'yellow' | 'red';
  readonly seconds: number;
  readonly side: Side;
}

interface GoalPart extends Part {
  readonly goals: Score;
}

/** The parts of the match with the goals of each; those of extra time are simulated halves of its goals. */
function goalParts(outcome: RealOutcome): GoalPart[] {
  const { seed, fixture, half, regular, extra = { home: 0, away: 0 } } = outcome;
  const first = someGoals(seed, fixture, 'extra half', [extra.home, extra.away], 0.5);
  const second: Score = [regular.home - half[0], regular.away - half[1]];
  const last: Score = [extra.home - first[0], extra.away - first[1]];
  const goals = [half, second, first, last];
  return partsOf(outcome).map((part, no) => ({ ...part, goals: goals[no] as Score }));
}

/** Seconds from the start of a part in which no goal falls, and between two goals. */
const FIRST_SECONDS = 20;

/** Goals in random order, one in each of as many equal spans, so that none are too close. */
function goalsIn(rng: Rng, { from, to, goals: [home, away] }: GoalPart): PitchEvent[] {
  const sides = sidesOf({ home, away });
  const rolls = sides.map((side) => ({ side, roll: rng() })).sort((a, b) => a.roll - b.roll);
  const length = to - from - 2 * FIRST_SECONDS;
  const seconds = sides.map(() => rng()).sort((a, b) => a - b);
  const gap = Math.min(100, length / (2 * Math.max(1, sides.length)));
  const free = length - gap * sides.length;
  return rolls.map(({ side }, no) => ({
    kind: 'goal',
    side,
    seconds: Math.floor(from + FIRST_SECONDS + no * gap + (seconds[no] as number) * free),
  }));
}

function cardsIn(rng: Rng, parts: readonly Part[]): PitchEvent[] {
  const [first, second] = parts as [Part, Part];
  const card = (kind: PitchEvent['kind']): PitchEvent => {
    const part = rng() < 0.35 ? first : second;
    const side: Side = rng() < 0.46 ? 'home' : 'away';
    return { kind, side, seconds: Math.floor(part.from + 60 + rng() * (part.to - part.from - 90)) };
  };
  return [
    ...Array.from({ length: poisson(rng, 3.4) }, () => card('yellow')),
    ...Array.from({ length: poisson(rng, 0.09) }, () => card('red')),
  ];
}

const INCIDENT_KINDS = { goal: 'goal', yellow: 'yellow-card', red: 'red-card' } as const;

function pitchIncidents(
  { fixture, stoppage }: RealOutcome,
  events: readonly PitchEvent[],
  book: PhraseBook,
) {
  const score = { home: 0, away: 0 };
  return events.map(({ kind, seconds, side }): Incident => {
    if (kind === 'goal') score[side]++;
    const at = minuteAt(stoppage, seconds);
    const phrase = fillPhrase(book(kind, REAL_PHRASES[kind]), { t: fixture[side].name });
    const text = withLabel(at, LABELS[kind], phrase);
    return { kind: INCIDENT_KINDS[kind], at: fixture.start + seconds, side, ...at, ...score, text };
  });
}

function shootoutIncidents(fixture: Fixture, kicks: readonly Kick[], book: PhraseBook): Incident[] {
  const score = { home: 0, away: 0 };
  return kicks.map(({ at, side, scored }): Incident => {
    if (scored) score[side]++;
    const kind = scored ? 'shootout-goal' : 'shootout-missed';
    const phrase = scored ? 'scored' : 'missed';
    const text = fillPhrase(book(phrase, REAL_PHRASES[phrase]), {
      t: fixture[side].name,
      s: same(scoreText(score)),
    });
    return { kind, at, side, ...score, text };
  });
}

const FLOW_KINDS = Object.keys(REAL_FLOW) as (keyof typeof REAL_FLOW)[];
const MOMENTS_PER_HALF = 8;
const QUIET_SECONDS = 40;

/** Chances, saves and the like, between goals and cards. */
function flowOf(outcome: RealOutcome, busy: readonly number[], book: PhraseBook): Comment[] {
  const { seed, fixture, stoppage } = outcome;
  const roll = (fact: string, no: number) => chance(seed, 'match', fixture.id, 'flow', fact, no);
  return partsOf(outcome).flatMap(({ from, to }, half) =>
    Array.from({ length: MOMENTS_PER_HALF }, (_, index) => {
      const no = half * 100 + index;
      const span = (to - from - 2 * MINUTE_SECONDS) / MOMENTS_PER_HALF;
      const seconds = from + MINUTE_SECONDS + Math.floor((index + 0.8 * roll('at', no)) * span);
      const side: Side = roll('side', no) < 0.53 ? 'home' : 'away';
      const kind = atShare(FLOW_KINDS, roll('kind', no) ** 1.4);
      const [team, opponent] = [fixture[side].name, fixture[opponentOf(side)].name];
      const text = fillPhrase(book(kind, REAL_FLOW[kind]), { t: team, o: opponent });
      return { kind, at: fixture.start + seconds, side, ...minuteAt(stoppage, seconds), text };
    }).filter(({ at }) => busy.every((one) => Math.abs(fixture.start + one - at) >= QUIET_SECONDS)),
  );
}

/** A shoot-out after ninety minutes follows them at once. */
function progressWithoutExtraTime(
  progress: MatchProgress,
  full: number,
  start: number,
): MatchProgress {
  const { periods } = progress;
  const clock = progress.clock.filter(({ at }) => at < full);
  return {
    clock: [...clock, { at: full, phase: 'break', minute: 90 }, { at: start, phase: 'penalties' }],
    periods: periods.map((period) =>
      period.kind === 'penalties' ? { ...period, at: [start, ...period.at.slice(1)] } : period,
    ),
  };
}

/** Nothing is counted in a real match, whose shots nobody has recorded here. */
const statistics = (): Statistics => ({ rows: [] });

/** No minute is known of a match that was decided by the league. */
function awardedMatch({ fixture, home, away }: RealOutcome): PlayedMatch {
  const { start } = fixture;
  return playedMatch(fixture, start, {
    progress: {
      clock: [],
      periods: [],
      score: { at: [0], home: [home], away: [away] },
    },
    incidents: [{ kind: 'match-end', at: start, home, away, text: AWARDED }],
    commentary: () => [],
    statistics,
  });
}

/** A match whose goals at half-time, full time and after are those of the data. Nobody is named. */
export function realPlay(outcome: RealOutcome): PlayedMatch {
  const { seed, fixture, end, extra, parts: at } = outcome;
  if (resultOf(fixture).isAwarded) return awardedMatch(outcome);
  const { start } = fixture;
  const book = createPhraseBook(seed, fixture.id);
  const parts = goalParts(outcome);
  const rng = random(seed, 'match', fixture.id, 'minutes');
  const goals = parts.flatMap((part) => goalsIn(rng, part));
  const cards = cardsIn(random(seed, 'match', fixture.id, 'cards'), parts);
  const events = [...goals, ...cards].sort((a, b) => a.seconds - b.seconds);
  const shootoutAt = extra ? at.shootout : at.extra;
  const kicks = kicksFrom(start + shootoutAt, outcome.kicks);
  const scored = goals.map(({ seconds, side }): Scored => ({ at: start + seconds, side }));
  const whole = progressOf(outcome, scored, kicks);
  const progress =
    kicks.length > 0 && !extra ? progressWithoutExtraTime(whole, at.full, shootoutAt) : whole;
  const scoreAt = (instant: number) => scoreText(scoreOf(progress, instant - start));
  const { shootout } = resultOf(fixture).result;
  const kickScore = shootout && scoreOfLeader({ home: shootout[0], away: shootout[1] });
  const incidents = [
    ...pitchIncidents(outcome, events, book),
    ...periodIncidents(outcome, scoreAt, book, kickScore),
    ...shootoutIncidents(fixture, kicks, book),
  ].sort((a, b) => a.at - b.at);
  const busy = events.map(({ seconds }) => seconds);
  const commentary = lazy(() =>
    [...flowOf(outcome, busy, book), ...addedTime(outcome)].sort((a, b) => a.at - b.at),
  );
  return playedMatch(fixture, end, { progress, incidents, commentary, statistics });
}
