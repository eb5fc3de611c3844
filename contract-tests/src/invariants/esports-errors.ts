import type { Match, MatchLineups, MatchStatistics } from '@touchline/types';

type Period = MatchStatistics['periods'][number];

const SIDES = ['home', 'away'] as const;
const opponentOf = (side: (typeof SIDES)[number]) => (side === 'home' ? 'away' : 'home');

/** Rows of both sides that are the sums of their players, where these have them. */
const SUMMED = [
  ...(['kills', 'assists', 'openingKills', 'plants', 'defuses'] as const),
  ...(['goals', 'shots', 'saves', 'demolitions'] as const),
] as const;
/** The row that is the score of a map: the first of these that it has. */
const SCORES = ['rounds', 'goals', 'points', 'kills'];

/** A map's score is its rounds, goals, points or kills; the rounds are those won attacking and defending. */
function mapErrors({ kind, number, rows }: Period, match: Match): string[] {
  const value = (key: string) => rows.find((one) => one.key === key);
  const scored = SCORES.map(value).find((one) => one !== undefined);
  const map = match.periods?.find((one) => one.kind === kind && one.number === number);
  const [attack, defence] = [value('roundsAttack'), value('roundsDefence')];
  return SIDES.flatMap((side) => {
    const score = scored && map && scored[side] !== map[side];
    const halves = attack && defence ? attack[side] + defence[side] : scored?.[side];
    return [
      ...(score
        ? [`${side}: ${scored.key} of map ${number} ${scored[side]}, its score ${map[side]}`]
        : []),
      ...(halves === scored?.[side]
        ? []
        : [`${side}: ${halves} rounds of map ${number} by their halves`]),
    ];
  });
}

/** Contradictions within the statistics of an esports match, and between them and the scores of its maps. */
export function esportsErrors({ periods, players }: MatchStatistics, match: Match): string[] {
  const [total, ...maps] = periods;
  const ids = Object.values(players ?? {}).flatMap((all) => all.map(({ player }) => player.id));
  const sum = (side: (typeof SIDES)[number], key: (typeof SUMMED)[number] | 'deaths') => {
    const values = (players?.[side] ?? []).map((one) => one[key]);
    return values.length === 0 || values.includes(undefined)
      ? undefined
      : values.reduce<number>((all, one) => all + (one ?? 0), 0);
  };
  const sums = SIDES.flatMap((side) => [
    ...SUMMED.flatMap((key) => {
      const row = total?.rows.find((one) => one.key === key)?.[side];
      const own = sum(side, key);
      return own === undefined || row === undefined || own === row
        ? []
        : [`${side}: ${key} are ${row}, the players have ${own}`];
    }),
    ...((sum(side, 'deaths') ?? sum(opponentOf(side), 'kills')) === sum(opponentOf(side), 'kills')
      ? []
      : [`${side}: ${sum(side, 'deaths')} deaths, the other side has other kills`]),
  ]);
  return [
    ...maps.flatMap((map) => mapErrors(map, match)),
    ...(new Set(ids).size === ids.length ? [] : ['a player is there twice']),
    ...sums,
  ];
}

/** The maps that are played are those that were picked, in this order, and then the one that was left. */
export function vetoErrors({ veto }: MatchLineups, { periods = [] }: Match): string[] {
  if (!veto) return [];
  const chosen = veto.filter(({ action }) => action !== 'ban').map(({ map }) => map);
  const maps = veto.map(({ map }) => map);
  const wrong = periods.filter(
    ({ kind, number, name }) => kind === 'map' && name && chosen[number - 1] !== name,
  );
  return [
    ...(new Set(maps).size === maps.length ? [] : ['a map is chosen twice']),
    ...wrong.map(
      ({ number, name }) => `map ${number} is ${name}, chosen was ${chosen[number - 1]}`,
    ),
  ];
}
