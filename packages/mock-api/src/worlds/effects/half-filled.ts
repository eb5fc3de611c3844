import { withOdds } from '@touchline/shared/domain/best-prices';
import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import type { Match } from '@touchline/types';
import type { Effect } from '../effect.ts';
import { type JsonObject, omitFields, transformObjects } from './transform-objects.ts';

/** Optional fields of the contract's entities. An entity is recognized by a field that all its instances have. */
const OPTIONAL_FIELDS = [
  ['statusId', 'clock periods incidents commentary bestOf stage stageId round roundKind group tie'],
  ['homeWinOdd', 'homeWinOpening awayWinOpening changedAt'],
  ['goalsAgainst', 'points form movement'],
  ['rows', 'zones'],
  ['prizePool', 'champion'],
  ['totalWins', 'totalMatchesInLast30Days rankedTeams goals goalsAgainst'],
  ['lastMatchTime', 'sportType club'],
  ['streakType', 'sportType'],
  ['created_at', 'sportType'],
  ['date', 'created_at board'],
  ['balances', 'rates'],
] as const;

/** Values that the contract allows for fields without content; each group is emptied together. */
const EMPTY_VALUES: [marker: string, values: JsonObject][] = [
  ['prizePool', { currentStage: null, currentStageId: null, currentRound: null }],
  ['prizePool', { division: null, prizePool: null }],
  ['prizePool', { groups: [], stageDetails: [], teams: [] }],
  ['lastMatchTime', { lastMatchTime: null, nextMatchTime: null }],
];

const isOmitted = (entity: JsonObject, key: string) =>
  keyedRandom(`half-filled ${String(entity.id ?? JSON.stringify(entity))} ${key}`) < 0.5;

function halfFill(entity: JsonObject): JsonObject {
  const omitted = OPTIONAL_FIELDS.filter(([marker]) => marker in entity).flatMap(([, names]) =>
    names.split(' ').filter((name) => isOmitted(entity, name)),
  );
  const emptied = EMPTY_VALUES.filter(
    ([marker, values]) => marker in entity && isOmitted(entity, Object.keys(values).join()),
  ).map(([, values]) => values);
  const rest = Object.assign(
    omitFields(entity, (name) => omitted.includes(name)),
    ...emptied,
  );
  return 'odds' in rest && isOmitted(entity, 'odds')
    ? { ...withOdds(rest as unknown as Match, {}) }
    : rest;
}

/** Omits or empties about half of the optional content. Which half depends only on the entity's id. */
export const halfFilled: Effect = { transform: (data) => transformObjects(data, halfFill) };
