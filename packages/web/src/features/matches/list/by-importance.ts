import type { Match, StandingTable } from '@touchline/types';
import { playedShare } from '../../../format/played-share.ts';
import type { Stars } from '../../../state/favourites/star.ts';
import { matchState } from '../model/match.ts';
import { groupMatches, type TournamentMatches } from './group-matches.ts';
import { isStarred, isStarredItself } from './is-starred.ts';
import { tableStake } from './table-stake.ts';

/** Ranks up to this one are the top tier; each further tier has as many as all before it. */
const TOP_RANKS = 12;
/** For tournaments without a rank: after all others. */
const LAST_RANK = 1e6;
/** A lead of this many counts as one goal. */
const POINTS_PER_GOAL = 6;

const PLACE_OF_STATE = { live: 0, soon: 1, done: 2 } as const;

const rankOf = ({ tournament }: Match): number => tournament.rank ?? LAST_RANK;

const tierOf = (match: Match): number =>
  Math.max(0, Math.ceil(Math.log2(rankOf(match) / TOP_RANKS)));

/** Where the upstream does not name the round: a knock-out tie in the tournament's last one. */
export const isFinal = ({ roundKind, tie, round, tournament }: Match): boolean =>
  roundKind ? roundKind === 'final' : tie !== undefined && round === tournament.roundCount;

const placeOf = (match: Match): number => PLACE_OF_STATE[matchState(match)];

/** Rounds of a league whose tables are decided. */
const DECIDING_ROUNDS = 3;
const KNOCK_OUT_WEIGHT: Readonly<Record<string, number>> = { 'semi-final': 5, 'quarter-final': 4 };

/** How much the round decides: knock-out ties, then the last rounds of a league. */
function weightOfRound({ roundKind, round, tournament: { roundCount } }: Match): number {
  if (roundKind) return KNOCK_OUT_WEIGHT[roundKind] ?? 0;
  return round && roundCount ? Math.max(0, DECIDING_ROUNDS - (roundCount - round)) : 0;
}

/** From 0 to 1: larger the later a live match and the closer its score. */
function dramaOf(match: Match, now: number): number {
  const { statusId, startTime, endTime, homeTeam, awayTeam, tournament } = match;
  if (statusId !== 'ONGOING') return 0;
  const goal = tournament.sportType === 'basketball' ? POINTS_PER_GOAL : 1;
  const lead = Math.abs((homeTeam.score ?? 0) - (awayTeam.score ?? 0)) / goal;
  return playedShare(startTime * 1000, endTime * 1000, now) / (1 + lead);
}

type Key = readonly (number | string)[];

/** Compares the first keys that differ. */
function compareKeys(one: Key, other: Key): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  if (at < 0) return 0;
  return (one[at] as number) < (other[at] as number) ? -1 : 1;
}

function sortByKey<T>(list: readonly T[], keyOf: (item: T) => Key): T[] {
  const keys = new Map(list.map((item) => [item, keyOf(item)]));
  return list.toSorted((one, other) => compareKeys(keys.get(one) as Key, keys.get(other) as Key));
}

/**
 * What comes first (docs/decisions/0020-order-by-importance.md): stars, finals, the leagues of starred teams, tournaments of a
 * higher tier, live matches before upcoming and finished ones, a better rank, a round that decides more, more at stake in the
 * table; among equals the later and closer match, an earlier start. `now` is when the list was fetched, so that server and
 * browser agree and rows do not move with the clock.
 */
export function byImportance(
  matches: readonly Match[],
  now: number,
  stars: Stars,
  tables: readonly StandingTable[] = [],
): Match[] {
  const ownLeagues = new Set(
    matches.filter((match) => isStarredItself(match, stars)).map(({ tournament }) => tournament.id),
  );
  return sortByKey(matches, (match) => [
    isStarred(match, stars) ? 0 : 1,
    isFinal(match) ? 0 : 1,
    ownLeagues.has(match.tournament.id) ? 0 : 1,
    tierOf(match),
    placeOf(match),
    rankOf(match),
    -weightOfRound(match),
    -(tableStake(match, tables)?.weight ?? 0),
    -dramaOf(match, now),
    match.startTime,
    match.id,
  ]);
}

/** Within a tournament: the matches being played, the late and close ones first, then the others by kick-off. */
const inTournament = (matches: readonly Match[], now: number): Match[] =>
  sortByKey(matches, (match) => [
    match.statusId === 'ONGOING' ? 0 : 1,
    -dramaOf(match, now),
    match.startTime,
    match.id,
  ]);

/** The tournaments of a day: those with a final, by tier, those with a live match first, those that are over last, by rank. */
export function leaguesByImportance(matches: readonly Match[], now: number): TournamentMatches[] {
  const leagues = groupMatches(matches).map((league) => ({
    ...league,
    matches: inTournament(league.matches, now),
  }));
  return sortByKey(leagues, ({ id, matches: group, start }) => {
    const [first] = group as [Match];
    const place = Math.min(...group.map(placeOf));
    return [group.some(isFinal) ? 0 : 1, tierOf(first), place, rankOf(first), start, id];
  });
}
