import { keyedRandom } from '../../keyed-random.ts';
import type { Effect } from '../effect.ts';
import { type Fields, walk, without } from './map-objects.ts';

/** What the contract lets an upstream leave out, by a field that tells the entity. */
const optional: [mark: string, names: string[]][] = [
  [
    'statusId',
    ['clock', 'periods', 'incidents', 'bestOf', 'stage', 'stageId', 'round', 'group', 'tie'],
  ],
  ['homeWinOdd', ['homeWinOpening', 'awayWinOpening', 'changedAt']],
  ['goalsAgainst', ['points', 'form']],
  ['rows', ['zones']],
  ['totalWins', ['totalMatchesInLast30Days', 'rankedTeams', 'goals', 'goalsAgainst']],
  ['lastMatchTime', ['sportType', 'club']],
  ['streakType', ['sportType']],
  ['balances', ['rates']],
];

const nothing: [mark: string, values: Fields][] = [
  ['prizePool', { currentStage: null, currentStageId: null, currentRound: null }],
  ['prizePool', { division: null, prizePool: null }],
  ['prizePool', { groups: [], stageDetails: [], teams: [] }],
  ['lastMatchTime', { lastMatchTime: null, nextMatchTime: null }],
];

const lacks = (fields: Fields, what: string) =>
  keyedRandom(`half-filled ${String(fields.id ?? JSON.stringify(fields))} ${what}`) < 0.5;

function withoutOdds(match: Fields): Fields {
  const { homeTeam, awayTeam } = match as { homeTeam: Fields; awayTeam: Fields };
  return {
    ...match,
    odds: {},
    homeTeam: { ...homeTeam, homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null },
    awayTeam: { ...awayTeam, awayTeamAsiaOdds: null, awayTeamAsiaOddsBooker: null },
  };
}

function halved(fields: Fields): Fields {
  const dropped = optional
    .filter(([mark]) => mark in fields)
    .flatMap(([, names]) => names.filter((name) => lacks(fields, name)));
  const emptied = nothing
    .filter(([mark, values]) => mark in fields && lacks(fields, Object.keys(values).join()))
    .map(([, values]) => values);
  const rest = Object.assign(
    without(fields, (name) => dropped.includes(name)),
    ...emptied,
  );
  return 'odds' in rest && lacks(fields, 'odds') ? withoutOdds(rest) : rest;
}

/** Of what an upstream may leave out, half is left out; which half depends on the id alone. */
export const halfFilled: Effect = { change: (data) => walk(data, halved) };
