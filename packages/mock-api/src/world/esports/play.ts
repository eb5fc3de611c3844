import { countsInGames } from '@touchline/shared/domain/counts-in-games';
import type { TimelineClock } from '@touchline/types';
import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { fillPhrase } from '../commentary/phrase-book.ts';
import texts from '../data/phrases/esports.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { localize, same } from '../localized.ts';
import { playedMatch, runningScore } from '../match-progress.ts';
import type { Comment, Incident, MatchProgress, PeriodProgress, PlayedMatch } from '../model.ts';
import { leadingSide, scoreOfLeader, scoreText } from '../sides.ts';
import type { EsportsOutcome } from './maps.ts';
import { type Point, pointsOf } from './points.ts';
import { esportsStatistics } from './script/statistics.ts';

function progressOf({ fixture, maps }: EsportsOutcome, points: readonly Point[][]): MatchProgress {
  const clock = maps.flatMap(({ from }, index): TimelineClock[] => [
    { at: maps[index - 1]?.to ?? 0, phase: 'break', number: Math.max(1, index) },
    { at: from, phase: 'map', number: index + 1, minute: 1, secondsPerMinute: MINUTE_SECONDS },
  ]);
  const periods = maps.map(({ name, from }, index): PeriodProgress => {
    const own = (points[index] as Point[]).map(({ at, side }) => ({
      at: at - fixture.start,
      side,
    }));
    return { kind: 'map', number: index + 1, name, ...runningScore(from, own) };
  });
  const wins = maps.map(({ to, winner }) => ({ at: to, side: winner }));
  return { clock, periods, score: runningScore(0, wins) };
}

/** `{n}` is the number of a map, `{m}` its name, `{r}` its score. */
const GAME = texts.game;
const MAP = texts.map;
const OVER = texts.over;
const LEVEL = texts.level;
const LEADS = texts.leads;

function describeMatch({ fixture, maps, home, away, end }: EsportsOutcome): Incident[] {
  const score = { home: 0, away: 0 };
  const texts = countsInGames(fixture.home.game) ? GAME : MAP;
  const incidents = maps.flatMap((map, index): Incident[] => {
    const { from, to, winner: side } = map;
    score[side]++;
    const values = {
      n: same(index + 1),
      m: map.name,
      t: fixture[side].name,
      r: same(scoreOfLeader(map)),
      s: same(scoreText(score)),
    };
    const [begins, won] = [fillPhrase(texts.begins, values), fillPhrase(texts.won, values)];
    return [
      { kind: 'period-start', at: fixture.start + from, text: begins },
      { kind: 'map-won', at: fixture.start + to, side, ...score, text: won },
    ];
  });
  const t = fixture[home > away ? 'home' : 'away'].name;
  const text = fillPhrase(OVER, { t, s: same(scoreText({ home, away })) });
  return [...incidents, { kind: 'match-end', at: end, home, away, text }];
}

/** Shares of a map's rounds or kills after which its score is reported. */
const SCORE_SHARES = [0.33, 0.66] as const;

/** The score of each map on the way. */
function mapComments({ fixture, maps }: EsportsOutcome, points: readonly Point[][]): Comment[] {
  const isNamed = !countsInGames(fixture.home.game);
  return maps.flatMap(({ name }, index) => {
    const on = isNamed ? localize(` on ${name.en}`, `在${name.zh}`, ` en ${name.es}`) : same('');
    const own = points[index] as Point[];
    // In a map of a few goals both shares end at the same one, which is reported once.
    const counts = new Set(
      SCORE_SHARES.map((share) => Math.max(1, Math.floor(own.length * share))),
    );
    return [...counts].map((count): Comment => {
      const played = own.slice(0, count);
      const home = played.filter(({ side }) => side === 'home').length;
      const away = played.length - home;
      const { at } = played.at(-1) as Point;
      const values = { on, s: same(scoreOfLeader({ home, away })) };
      const side = leadingSide(home, away);
      if (!side) return { kind: 'map-score', at, text: fillPhrase(LEVEL, values) };
      const text = fillPhrase(LEADS, { ...values, t: fixture[side].name });
      return { kind: 'map-score', at, side, text };
    });
  });
}

export function esportsPlay(outcome: EsportsOutcome): PlayedMatch {
  const { fixture, maps, end } = outcome;
  const points = maps.map((map, index) => pointsOf(outcome, map, index + 1));
  return playedMatch(fixture, end, {
    progress: progressOf(outcome, points),
    incidents: describeMatch(outcome),
    commentary: lazy(() => mapComments(outcome, points)),
    // Too many numbers to keep for every match: the script gives them again.
    statistics: () => esportsStatistics(outcome),
  });
}
