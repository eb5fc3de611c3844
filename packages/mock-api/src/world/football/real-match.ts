import type { TimelineClock } from '@touchline/types';
import { fillPhrase } from '../commentary/phrase-book.ts';
import { type Localized, localize, same } from '../localized.ts';
import { playedMatch } from '../match-progress.ts';
import type {
  Fixture,
  GivenResult,
  Incident,
  Outcome,
  PeriodProgress,
  PlayedMatch,
  RealScore,
} from '../model.ts';
import { leadingSide, scoreOfLeader, scoreText } from '../sides.ts';
import { BOUNDARY_PHRASES } from './phrases.ts';
import { KICK_SECONDS, matchParts, REGULAR_KICKS } from './result.ts';

const KICK_OFF = localize('Kick-off.', '比赛开始。', 'Comienza el partido.');
const AWARDED = localize(
  'The league has awarded this match.',
  '本场比赛由联赛判定结果。',
  'La liga decidió el resultado de este partido.',
);

/** The data have no times but the kick-off: parts last as long as usual. */
const PARTS = matchParts({ first: 2, second: 4 });
const SHOOTOUT_SECONDS = 2 * REGULAR_KICKS * KICK_SECONDS;

const resultOf = (fixture: Fixture): GivenResult => fixture.real as GivenResult;

function lengthOf({ result: { extra, shootout }, isAwarded }: GivenResult): number {
  if (isAwarded) return 0;
  if (shootout) return (extra ? PARTS.shootout : PARTS.extra) + SHOOTOUT_SECONDS;
  return extra ? PARTS.extraFull : PARTS.full;
}

export function realOutcome(fixture: Fixture): Outcome {
  const { full, extra, shootout } = resultOf(fixture).result;
  const [home, away] = extra ?? full;
  return {
    home,
    away,
    winner: leadingSide(...(shootout ?? extra ?? full)),
    end: fixture.start + lengthOf(resultOf(fixture)),
  };
}

/** The score when a part ends, from then on. */
interface Known {
  readonly at: number;
  readonly score: RealScore;
}

function knownScores({ result: { half, full, extra }, isAwarded }: GivenResult): Known[] {
  if (isAwarded) return [{ at: 0, score: full }];
  return [
    ...(half ? [{ at: PARTS.half, score: half }] : []),
    { at: PARTS.full, score: full },
    ...(extra ? [{ at: PARTS.extraFull, score: extra }] : []),
  ];
}

/** The score of each part, from the end of the part on. */
function periodsOf(given: GivenResult): PeriodProgress[] {
  const { half, full, extra, shootout } = given.result;
  if (given.isAwarded) return [];
  const period = (
    kind: PeriodProgress['kind'],
    number: number,
    at: number,
    [home, away]: RealScore,
    [homeBefore, awayBefore]: RealScore = [0, 0],
  ): PeriodProgress => ({
    kind,
    number,
    at: [at],
    home: [home - homeBefore],
    away: [away - awayBefore],
  });
  return [
    ...(half
      ? [period('half', 1, PARTS.half, half), period('half', 2, PARTS.full, full, half)]
      : []),
    ...(extra ? [period('extra-time', 1, PARTS.extraFull, extra, full)] : []),
    ...(shootout ? [period('penalties', 1, lengthOf(given), shootout)] : []),
  ];
}

/** The parts of the match, without minutes. */
function clockOf({ result: { extra, shootout }, isAwarded }: GivenResult): TimelineClock[] {
  if (isAwarded) return [];
  return [
    { at: 0, phase: 'first-half' },
    { at: PARTS.half, phase: 'half-time', minute: 45 },
    { at: PARTS.restart, phase: 'second-half' },
    ...(extra || shootout ? [{ at: PARTS.full, phase: 'break' as const, minute: 90 }] : []),
    ...(extra ? [{ at: PARTS.extra, phase: 'extra-time' as const }] : []),
    ...(shootout
      ? [{ at: extra ? PARTS.shootout : PARTS.extra, phase: 'penalties' as const }]
      : []),
  ];
}

function incidentsOf(fixture: Fixture): Incident[] {
  const given = resultOf(fixture);
  const { start, home, away } = fixture;
  const { half, full, extra, shootout } = given.result;
  const { winner, end } = realOutcome(fixture);
  const at = (seconds: number) => start + seconds;
  if (given.isAwarded) {
    return [{ kind: 'match-end', at: start, home: full[0], away: full[1], text: AWARDED }];
  }
  const line = (
    kind: Incident['kind'],
    instant: number,
    name: keyof typeof BOUNDARY_PHRASES,
    [homeGoals, awayGoals]: RealScore,
    more: Readonly<Record<string, Localized>> = {},
  ): Incident => ({
    kind,
    at: instant,
    text: fillPhrase(BOUNDARY_PHRASES[name], {
      h: home.name,
      a: away.name,
      s: same(scoreText({ home: homeGoals, away: awayGoals })),
      ...more,
    }),
  });
  const last = extra ?? full;
  const kicks = shootout && scoreOfLeader({ home: shootout[0], away: shootout[1] });
  return [
    { kind: 'period-start', at: start, text: KICK_OFF },
    ...(half ? [line('period-end', at(PARTS.half), 'half', half)] : []),
    ...(extra ? [{ ...line('period-end', at(PARTS.full), 'ninety', full), minute: 90 }] : []),
    ...(extra && shootout
      ? [{ ...line('period-end', at(PARTS.extraFull), 'extraFull', extra), minute: 120 }]
      : []),
    kicks && winner
      ? line('match-end', end, 'penalties', last, { w: fixture[winner].name, k: same(kicks) })
      : line('match-end', end, 'full', last),
  ];
}

/** A match as the data have it: its parts and the score at the end of each. */
export function realPlay(fixture: Fixture): PlayedMatch {
  const given = resultOf(fixture);
  const known = knownScores(given);
  return playedMatch(fixture, realOutcome(fixture).end, {
    progress: {
      clock: clockOf(given),
      periods: periodsOf(given),
      score: {
        at: known.map(({ at }) => at),
        home: known.map(({ score }) => score[0]),
        away: known.map(({ score }) => score[1]),
      },
    },
    incidents: incidentsOf(fixture),
    commentary: () => [],
    statistics: () => ({ rows: [] }),
  });
}
