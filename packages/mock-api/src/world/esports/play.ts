import { countsInGames } from '@touchline/shared/counts-in-games';
import type { TimelineClock } from '@touchline/types';
import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { lazy } from '../lazy.ts';
import { localize } from '../localized.ts';
import { playedMatch, runningScore } from '../match-progress.ts';
import type {
  Comment,
  Fixture,
  Incident,
  MatchProgress,
  PeriodProgress,
  PlayedMatch,
  Side,
} from '../model.ts';
import { scoreOfLeader } from '../sides.ts';
import type { EsportsOutcome, PlayedMap } from './maps.ts';
import { type Point, pointsOf } from './points.ts';
import { esportsStatistics } from './script/statistics.ts';

function progressOf(
  { start }: Fixture,
  maps: readonly PlayedMap[],
  points: readonly Point[][],
): MatchProgress {
  const clock = maps.flatMap(({ from }, index): TimelineClock[] => [
    { at: maps[index - 1]?.to ?? 0, phase: 'break', number: Math.max(1, index) },
    { at: from, phase: 'map', number: index + 1, minute: 1, secondsPerMinute: MINUTE_SECONDS },
  ]);
  const periods = maps.map(({ name, from }, index): PeriodProgress => {
    const own = (points[index] as Point[]).map(({ at, side }) => ({ at: at - start, side }));
    return { kind: 'map', number: index + 1, name, ...runningScore(from, own) };
  });
  const wins = maps.map(({ to, winner }) => ({ at: to, side: winner }));
  return { clock, periods, score: runningScore(0, wins) };
}

/** The number of a map and, where maps differ, its name. */
function mapTexts({ home: { game } }: Fixture, { name }: PlayedMap, no: number) {
  return countsInGames(game)
    ? {
        label: localize(`Game ${no}`, `第${no}局`, `Partida ${no}`),
        begins: localize('begins', '开始', 'comienza'),
        it: localize('it', '该局', 'la partida'),
      }
    : {
        label: localize(`Map ${no}`, `第${no}局`, `Mapa ${no}`),
        begins: localize(`${name.en} begins`, `${name.zh}开始`, `empieza ${name.es}`),
        it: name,
      };
}

function describeMatch(fixture: Fixture, { maps, home, away, end }: EsportsOutcome): Incident[] {
  const score = { home: 0, away: 0 };
  const incidents = maps.flatMap((map, index): Incident[] => {
    const no = index + 1;
    score[map.winner]++;
    const rounds = scoreOfLeader(map);
    const team = fixture[map.winner].name;
    const { label, begins, it } = mapTexts(fixture, map, no);
    return [
      {
        kind: 'period-start',
        at: fixture.start + map.from,
        text: localize(
          `${label.en} — ${begins.en}.`,
          `${label.zh} — ${begins.zh}。`,
          `${label.es} — ${begins.es}.`,
        ),
      },
      {
        kind: 'map-won',
        at: fixture.start + map.to,
        side: map.winner,
        ...score,
        text: localize(
          `${label.en} won — ${team.en} take ${it.en} ${rounds}; the match stands ${score.home}–${score.away}.`,
          `${label.zh} — ${team.zh}以${rounds}拿下${it.zh}，总比分${score.home}–${score.away}。`,
          `${label.es}, final — ${team.es} se lleva ${it.es}, ${rounds}; la serie va ${score.home}–${score.away}.`,
        ),
      },
    ];
  });
  const winner = fixture[home > away ? 'home' : 'away'].name;
  const closing: Incident = {
    kind: 'match-end',
    at: end,
    home,
    away,
    text: localize(
      `Match over — ${winner.en} win, ${home}–${away}.`,
      `比赛结束 — ${winner.zh}获胜，${home}–${away}。`,
      `Final — gana ${winner.es}, ${home}–${away}.`,
    ),
  };
  return [...incidents, closing];
}

/** Shares of a map's rounds or kills after which its score is reported. */
const SCORE_SHARES = [0.33, 0.66] as const;

/** The score of each map on the way. */
function mapComments(
  fixture: Fixture,
  maps: readonly PlayedMap[],
  points: readonly Point[][],
): Comment[] {
  const isNamed = !countsInGames(fixture.home.game);
  return maps.flatMap(({ name }, index) => {
    const [on, zai, en] = isNamed
      ? [` on ${name.en}`, `在${name.zh}`, ` en ${name.es}`]
      : ['', '', ''];
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
      const score = scoreOfLeader({ home, away });
      if (home === away) {
        const text = localize(
          `All square${on}, ${score}.`,
          `双方${zai}战成${score}平。`,
          `Empate${en}, ${score}.`,
        );
        return { kind: 'map-score', at, text };
      }
      const side: Side = home > away ? 'home' : 'away';
      const team = fixture[side].name;
      const text = localize(
        `${team.en} lead ${score}${on}.`,
        `${team.zh}${zai}以${score}领先。`,
        `${team.es} gana ${score}${en}.`,
      );
      return { kind: 'map-score', at, side, text };
    });
  });
}

export function esportsPlay(seed: string, fixture: Fixture, outcome: EsportsOutcome): PlayedMatch {
  const { maps } = outcome;
  const points = maps.map((map, index) => pointsOf(seed, fixture, map, index + 1));
  return playedMatch(fixture, outcome.end, {
    progress: progressOf(fixture, maps, points),
    incidents: describeMatch(fixture, outcome),
    commentary: lazy(() => mapComments(fixture, maps, points)),
    // Too many numbers to keep for every match: the script gives them again.
    statistics: () => esportsStatistics(seed, fixture, maps),
  });
}
