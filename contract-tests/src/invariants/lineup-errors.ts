import type { Lineup, Match, MatchIncident, MatchLineups } from '@touchline/types';
import { vetoErrors } from './esports-errors.ts';
import { sportOf } from './sport-of.ts';

type Side = 'home' | 'away';

export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const isGoal = ({ kind }: MatchIncident) => /^(own-|penalty-)?goal$/.test(kind);
/** Whose player it is: an own goal counts for the other side. */
const sideOfPlayer = ({ kind, side }: MatchIncident): Side | undefined =>
  side && kind === 'own-goal' ? opponentOf(side) : side;

/** Players on the pitch from the start of a match without red cards, by sport; unlimited in others. */
const STARTERS: Readonly<Record<string, number>> = {
  football: 11,
  basketball: 5,
};
/** In the titles of teams of another size. */
const STARTERS_OF_TITLES: Readonly<Partial<Record<string, number>>> = {
  cod: 4,
  pubg: 4,
  'rocket-league': 3,
};
const startersOf = (match: Match): number | undefined => {
  if (sportOf(match) !== 'esports') return STARTERS[sportOf(match)];
  const { sportType } = match.tournament;
  return sportType && sportType !== 'esports' ? (STARTERS_OF_TITLES[sportType] ?? 5) : undefined;
};

interface Step {
  readonly at: number;
  readonly run: (onPitch: Set<string>) => string[];
}

/** Substitutions and incidents in the order of time; of the same instant, a player acts before going off. */
function stepsOf(side: Side, lineup: Lineup, incidents: readonly MatchIncident[]): Step[] {
  const bench = new Set(lineup.bench.map(({ player }) => player.id));
  const named = incidents.filter((one) => one.playerId && sideOfPlayer(one) === side);
  const acts = named.map(({ at, kind, playerId = '' }) => ({
    at,
    run: (onPitch: Set<string>) => {
      const errors = onPitch.has(playerId) ? [] : [`${kind} at ${at} by ${playerId}, not on`];
      if (kind === 'red-card') onPitch.delete(playerId);
      return errors;
    },
  }));
  const changes = lineup.substitutions.map(({ at, off, on }) => ({
    at,
    run: (onPitch: Set<string>) => {
      const wasOn = onPitch.delete(off.id);
      const isFresh = !onPitch.has(on.id);
      onPitch.add(on.id);
      return [
        ...(wasOn ? [] : [`${off.id} goes off at ${at}, not on`]),
        ...(isFresh ? [] : [`${on.id} comes on at ${at}, already on`]),
        ...(bench.has(on.id) || lineup.starters.some(({ player }) => player.id === on.id)
          ? []
          : [`${on.id} comes on at ${at}, not of the squad`]),
      ];
    },
  }));
  return [...acts, ...changes].sort((a, b) => a.at - b.at);
}

function sideErrors(side: Side, lineup: Lineup, match: Match): string[] {
  const { starters, bench, formation, substitutions } = lineup;
  const ids = [...starters, ...bench].map(({ player }) => player.id);
  const numbers = [...starters, ...bench].flatMap(({ number }) => number ?? []);
  const wanted = startersOf(match);
  const inFormation = formation
    ?.split('-')
    .map(Number)
    .reduce((sum, count) => sum + count, 1);
  const isStarted = match.statusId !== 'UPCOMING';
  const onPitch = new Set(starters.map(({ player }) => player.id));
  const incidents = match.incidents ?? [];
  const reds = incidents.filter((one) => one.kind === 'red-card' && one.side === side).length;
  const played = stepsOf(side, lineup, incidents).flatMap(({ run }) => run(onPitch));
  const left = wanted && wanted - reds;
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a player is named twice']),
    ...(new Set(numbers).size === numbers.length ? [] : ['a number is given twice']),
    ...(wanted === undefined || starters.length === wanted
      ? []
      : [`${starters.length} starters instead of ${wanted}`]),
    ...(inFormation === undefined || inFormation === starters.length
      ? []
      : [`${formation} with ${starters.length} starters`]),
    ...(isStarted || substitutions.length === 0 ? [] : ['substitutions before the start']),
    ...played,
    ...(left === undefined || onPitch.size === left
      ? []
      : [`${onPitch.size} on the pitch instead of ${left}`]),
  ].map((error) => `${side}: ${error}`);
}

/** The goals of each side are its score, where every goal has its incident. */
function goalErrors(match: Match): string[] {
  const { incidents = [], homeTeam, awayTeam } = match;
  if (sportOf(match) !== 'football' || incidents.length === 0) return [];
  const goals = (side: Side) => incidents.filter((one) => isGoal(one) && one.side === side).length;
  const [home, away] = [goals('home'), goals('away')];
  return home === (homeTeam.score ?? 0) && away === (awayTeam.score ?? 0)
    ? []
    : [`goals ${home}–${away}, the score is ${homeTeam.score}–${awayTeam.score}`];
}

/** Contradictions within the line-ups of a match, and between them and its incidents. */
export function lineupErrors(lineups: MatchLineups, match: Match): string[] {
  return [
    ...sideErrors('home', lineups.home, match),
    ...sideErrors('away', lineups.away, match),
    ...goalErrors(match),
    ...(sportOf(match) === 'esports' ? vetoErrors(lineups, match) : []),
  ].map((error) => `${match.id}: ${error}`);
}
