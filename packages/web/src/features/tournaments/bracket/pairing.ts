import type { Match, TeamRef } from '@touchline/types';
import { shootOutScore } from '../../../format/shoot-out.ts';

/** Two teams that meet in one match, in two legs or in a series. */
export interface Pairing {
  /** Number within its round, if the upstream has it. */
  tie: number | undefined;
  home: TeamRef;
  away: TeamRef;
  /** In order of play. */
  matches: readonly Match[];
  /** Decided by games won, not by goals. */
  isSeries: boolean;
}

export interface Scores {
  home: number;
  away: number;
}

const pairOf = ({ homeTeam, awayTeam }: Match) => [homeTeam.id, awayTeam.id].sort().join();

export function pairingsOf(matches: readonly Match[], isSeries: boolean): Pairing[] {
  const inOrder = [...matches].sort((one, other) => one.startTime - other.startTime);
  return [...Map.groupBy(inOrder, pairOf).values()].map((games) => {
    const { homeTeam: home, awayTeam: away } = games[0] as Match;
    const tie = games.find((game) => game.tie !== undefined)?.tie;
    return { tie, home, away, matches: games, isSeries };
  });
}

const scoreOf = (id: string, { homeTeam, awayTeam }: Match): number =>
  (homeTeam.id === id ? homeTeam.score : awayTeam.score) ?? 0;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Games won in a series, else goals of one match or of both legs; undefined before the first match. */
export function scoresOf({ home, away, matches, isSeries }: Pairing): Scores | undefined {
  const started = matches.filter(({ statusId, covered }) => statusId !== 'UPCOMING' && !covered);
  if (started.length === 0) return undefined;
  const finished = started.filter(({ statusId }) => statusId === 'FINISHED');
  const of = (id: string, other: string) =>
    isSeries
      ? finished.filter((game) => scoreOf(id, game) > scoreOf(other, game)).length
      : sum(started.map((game) => scoreOf(id, game)));
  return { home: of(home.id, away.id), away: of(away.id, home.id) };
}

/** The penalty shoot-out of the last match, if the upstream has it, for the first side of the pairing. */
export function kicksOf({ matches, home }: Pairing): Scores | undefined {
  const last = matches.at(-1);
  const kicks = last && shootOutScore(last);
  if (!kicks) return undefined;
  return last?.homeTeam.id === home.id
    ? { home: kicks.home, away: kicks.away }
    : { home: kicks.away, away: kicks.home };
}

/** The winner by score, else on penalties, else the team that plays in the next round. */
export function winnerOf(pairing: Pairing, next: readonly Pairing[]): TeamRef | undefined {
  const { home, away, matches, isSeries } = pairing;
  const sideOf = ({ home: one, away: other }: Scores) => (one > other ? home : away);
  const plays = ({ id }: TeamRef) => next.some((one) => one.home.id === id || one.away.id === id);
  const scores = scoresOf(pairing);
  if (!scores || matches.some(({ statusId, covered }) => statusId === 'ONGOING' || covered))
    return undefined;
  const winsNeeded = isSeries ? Math.ceil((matches[0]?.bestOf ?? 1) / 2) : 0;
  const isOpen = !isSeries && matches.some(({ statusId }) => statusId !== 'FINISHED');
  if (!isOpen && scores.home !== scores.away && Math.max(scores.home, scores.away) >= winsNeeded) {
    return sideOf(scores);
  }
  const kicks = kicksOf(pairing);
  if (kicks) return sideOf(kicks);
  return [home, away].find(plays);
}
