import type {
  Leader,
  Match,
  PlayerDetails,
  PlayerMatch,
  PlayerStatistics,
  Tournament,
} from '@touchline/types';
import { sportOf } from '../sport-of.ts';

const COUNTS = [
  ...(['goals', 'assists', 'yellowCards', 'redCards', 'minutes'] as const),
  ...(['points', 'rebounds', 'steals', 'blocks', 'threePointers'] as const),
  ...(['kills', 'deaths', 'saves'] as const),
] as const;
/** Shorter than any match. */
const MATCH_S = 45 * 60;

/** Ratings have two decimals. */
const isSameRating = (a: number, b: number) => Math.abs(a - b) < 0.011;
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** A player who leaves a club does not come back within the season. */
function moveErrors(matches: readonly PlayerMatch[]): string[] {
  const clubs = matches
    .toSorted((a, b) => a.startTime - b.startTime)
    .flatMap(({ side, homeTeam, awayTeam }) =>
      side ? (side === 'home' ? homeTeam : awayTeam).id : [],
    )
    .filter((id, index, all) => id !== all[index - 1]);
  return new Set(clubs).size === clubs.length ? [] : [`two clubs at once: ${clubs.join(', ')}`];
}

/** Contradictions between the season of a player and its matches. */
export function seasonErrors(
  id: string,
  { player, season }: PlayerDetails,
  matches: readonly PlayerMatch[],
): string[] {
  const sum = (key: (typeof COUNTS)[number]) =>
    matches.reduce((total, match) => total + (match[key] ?? 0), 0);
  const rating = meanOf(matches.flatMap((match) => match.rating ?? []));
  return [
    ...(player.id === id ? [] : [`the player is ${player.id}`]),
    ...(season.matches === matches.length
      ? []
      : [`${season.matches} matches in the season, ${matches.length} in the list`]),
    ...COUNTS.flatMap((key) =>
      (season[key] ?? sum(key)) === sum(key)
        ? []
        : [`${season[key]} ${key}, the matches have ${sum(key)}`],
    ),
    ...(season.rating === undefined || isSameRating(season.rating, rating)
      ? []
      : [`a rating of ${season.rating}, the mean of the matches is ${rating}`]),
  ].map((error) => `${id}: ${error}`);
}

/** A player is in one match, and in one club, at a time. */
export function placeErrors(id: string, matches: readonly PlayerMatch[]): string[] {
  const starts = matches.map(({ startTime }) => startTime).sort((a, b) => a - b);
  const isAtOnce = starts.some((start, no) => start - (starts[no - 1] ?? -MATCH_S) < MATCH_S);
  return [...moveErrors(matches), ...(isAtOnce ? ['two matches at once'] : [])].map(
    (error) => `${id}: ${error}`,
  );
}

/** The player's goals in a match are those of its incidents. */
export function playedErrors(id: string, match: Match, played: PlayerMatch): string[] {
  if (sportOf(match) === 'esports') return [];
  const goals = (match.incidents ?? []).filter(
    ({ kind, playerId }) => (kind === 'goal' || kind === 'penalty-goal') && playerId === id,
  ).length;
  return goals === played.goals
    ? []
    : [`${id}: ${played.goals} goals in ${match.id}, its incidents have ${goals}`];
}

/** What a player has of a match is the player's line in its box score. */
export function lineErrors(id: string, played: PlayerMatch, line: PlayerStatistics): string[] {
  const keys = [
    ...(['minutes', 'points', 'rebounds', 'assists', 'kills', 'deaths', 'saves'] as const),
    'rating' as const,
  ];
  return keys.flatMap((key) =>
    (line[key] ?? played[key]) === played[key]
      ? []
      : [`${id}: ${played[key]} ${key} in ${played.matchId}, its box score has ${line[key]}`],
  );
}

/** A player's place in a list is what the matches of the tournament have. */
export function sumErrors(
  by: 'points' | 'rebounds' | 'assists' | 'kills' | 'goals' | 'rating',
  tournament: Tournament,
  { player, value }: Leader,
  matches: readonly PlayerMatch[],
): string[] {
  const { id, startTime, endTime } = tournament;
  const counted = matches.filter(
    (one) => one.tournament?.id === id && one.startTime >= startTime && one.startTime <= endTime,
  );
  // The season of the player has begun since.
  if (counted.length === 0 && matches.every((one) => one.startTime > endTime)) return [];
  const values = counted.map((one) => one[by] ?? 0);
  if (by === 'rating') {
    const mean = meanOf(values);
    return isSameRating(mean, value) ? [] : [`${player.id}: rated ${value}, the matches ${mean}`];
  }
  const sum = values.reduce((total, one) => total + one, 0);
  return sum === value ? [] : [`${player.id}: ${value} ${by}, the matches have ${sum}`];
}

/** Players whom these matches, all within two days, have in two clubs. */
export function clubErrors(matches: readonly Match[]): string[] {
  const clubOf = new Map<string, string>();
  return matches.flatMap(({ id, homeTeam, awayTeam, incidents = [] }) =>
    incidents.flatMap(({ kind, side, playerId }) => {
      if (!playerId || !side) return [];
      const isHome = (side === 'home') !== (kind === 'own-goal');
      const club = (isHome ? homeTeam : awayTeam).id;
      const other = clubOf.get(playerId) ?? club;
      clubOf.set(playerId, club);
      return other === club ? [] : [`${playerId} plays for ${club} in ${id}, and for ${other}`];
    }),
  );
}

type CountedBy = 'goals' | 'assists' | 'cards';

/** What a list counts in an incident: the ids of players. */
const COUNTED: Readonly<Record<CountedBy, (match: Match) => string[]>> = {
  goals: ({ incidents = [] }) =>
    incidents.flatMap(({ kind, playerId }) =>
      playerId && (kind === 'goal' || kind === 'penalty-goal') ? playerId : [],
    ),
  assists: ({ incidents = [] }) => incidents.flatMap(({ assistId }) => assistId ?? []),
  cards: ({ incidents = [] }) =>
    incidents.flatMap(({ kind, playerId }) =>
      playerId && (kind === 'yellow-card' || kind === 'red-card') ? playerId : [],
    ),
};

const conceded = ({ homeTeam, awayTeam }: Match, teamId: string): number | null =>
  homeTeam.id === teamId ? awayTeam.score : homeTeam.score;

function sheetErrors(leaders: readonly Leader[], matches: readonly Match[]): string[] {
  return leaders.flatMap(({ player, team, value }) => {
    const sheets = matches.filter(
      (match) =>
        match.statusId === 'FINISHED' &&
        [match.homeTeam.id, match.awayTeam.id].includes(team.id) &&
        conceded(match, team.id) === 0,
    ).length;
    return value <= sheets ? [] : [`${player.id}: ${value} clean sheets, the club has ${sheets}`];
  });
}

export function orderErrors(leaders: readonly Leader[]): string[] {
  return leaders.flatMap(({ player, rank, value }, index) => {
    const better = leaders.filter((one) => one.value > value).length;
    const isSorted = index === 0 || (leaders[index - 1] as Leader).value >= value;
    return isSorted && rank === better + 1 ? [] : [`${player.id} has rank ${rank} with ${value}`];
  });
}

/** A whole list against the matches of its season. */
export function leaderErrors(
  by: CountedBy | 'cleanSheets',
  leaders: readonly Leader[],
  matches: readonly Match[],
): string[] {
  const order = orderErrors(leaders);
  if (by === 'cleanSheets') return [...order, ...sheetErrors(leaders, matches)];
  const counts = new Map<string, number>();
  for (const id of matches.flatMap(COUNTED[by])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const listed = new Map(leaders.map(({ player, value }) => [player.id, value]));
  const ids = new Set([...counts.keys(), ...listed.keys()]);
  const sums = [...ids].flatMap((id) =>
    counts.get(id) === listed.get(id)
      ? []
      : [`${id}: ${listed.get(id) ?? 0} ${by}, the matches have ${counts.get(id) ?? 0}`],
  );
  return [...order, ...sums];
}
