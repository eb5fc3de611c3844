import { expect, test } from 'vitest';
import { contract, type JsonSchema, type Operation } from '../src/contract.ts';

/** The calls of spec.md §7, with the names of their parameters or of the fields of their bodies. */
const CALLS: Readonly<Record<string, string>> = {
  'POST /auth/login': 'username password',
  'POST /register': 'email password',
  'POST /auth/refresh': 'refreshToken',
  'GET /auth/wallet': '',
  'POST /ai/chat': 'message userId',
  'GET /matches': 'date timezoneOffset sportType',
  'GET /matches/today': 'timezoneOffset limit',
  'GET /matches/tomorrow': 'timezoneOffset limit',
  'GET /matches/main': 'timezoneOffset limit',
  'GET /matches/live': 'limit',
  'GET /matches/info': 'matchId',
  'GET /matches/analysis': 'matchId',
  'GET /tournaments/ongoing': 'timezoneOffset sportType countryId page size',
  'GET /tournaments/upcoming': 'timezoneOffset sportType countryId page size',
  'GET /tournaments/finished': 'timezoneOffset sportType countryId page size',
  'GET /tournaments/current-year/v2': 'timezoneOffset sportType',
  'GET /tournaments/major-ongoing-events': 'sportType',
  'GET /tournaments/info': 'tournamentId',
  'GET /tournaments/matches/upcoming': 'tournamentId',
  'GET /tournaments/matches/finished': 'tournamentId',
  'GET /tournaments/table': 'tournamentId',
  'GET /teams/details': 'teamId timezoneOffset',
  'GET /teams/matches/upcoming': 'teamId timezoneOffset page size',
  'GET /teams/matches/finished': 'teamId timezoneOffset page size',
  'GET /teams/tournaments/upcoming': 'teamId timezoneOffset',
  'GET /teams/tournaments/finished': 'teamId timezoneOffset',
  'GET /teams/rankings': 'sportType countryId page size',
  'GET /seasons/table': 'seasonId',
  'GET /static/{pageName}.html': 'pageName',
};

/**
 * The fields of spec.md §3 by the schemas that have them. The spec names `stageDetails` and `prizePool` without their fields;
 * these are the ones that anybody would send.
 */
const FIELDS: Readonly<Record<string, string>> = {
  TokenPair: 'accessToken refreshToken',
  Wallet: 'balances',
  'Wallet.balances': 'USDT BTC ETH TRX',
  Match: 'id startTime endTime statusId tips tournament season homeTeam awayTeam odds',
  MatchTournament:
    'id name logo country currentSeason currentSeasonId currentStage currentStageId roundCount',
  Country: 'id name logo',
  HomeTeam: 'id name logo country score homeTeamAsiaOdds homeTeamAsiaOddsBooker',
  AwayTeam: 'id name logo country score awayTeamAsiaOdds awayTeamAsiaOddsBooker',
  BookmakerOdds: 'asia',
  AsiaQuote: 'homeWinOdd awayWinOdd',
  MatchAnalysis: 'homeTeam awayTeam',
  SideAnalysis:
    'ranking streakType streakCount last6MonthsWinRate totalWins totalLosses totalDraws',
  Tournament:
    'id sportType name logo type startTime endTime currentSeason currentSeasonId currentStage currentStageId currentRound roundCount country stageDetails division groups teams prizePool',
  StageDetail: 'id name',
  PrizePool: 'amount currency',
  TeamRef: 'id name logo country',
  Standing: 'tables',
  StandingTable: 'stage rows',
  StandingRow: 'team won loss draw goals goalsAgainst',
  TeamDetails: 'team stats lastMatchTime nextMatchTime',
  TeamProfile: 'name logo country',
  TeamStats:
    'totalMatches totalWins totalLosses totalDraws totalWinsInLast30Days streakCount streakType',
  TeamRanking: 'id name logo ranking points country streakCount streakType',
};

const isExtra = (schema: JsonSchema) => schema['x-extra'] === true;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const words = (text: string) => sorted(text.split(' ').filter(Boolean));
const schemas = contract.schemas.components.schemas as Readonly<Record<string, JsonSchema>>;
const upstream = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
const ofSpec = upstream.filter(({ extra }) => !extra);

const referred = (schema: JsonSchema): [name: string | undefined, schema: JsonSchema] => {
  const name = (schema.$ref as string | undefined)?.split('/').at(-1);
  return [name, name === undefined ? schema : (schemas[name] ?? {})];
};
const propertiesOf = (schema: JsonSchema) =>
  Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);

/** Calls back for every schema that is not inside an extra, each once, with the name of its component and its own path in it. */
function visit(
  given: JsonSchema,
  path: string,
  onObject: (path: string, schema: JsonSchema) => void,
  seen = new Set<string>(),
): void {
  const [name, schema] = referred(given);
  const own = name ?? path;
  if (name !== undefined && seen.has(name)) return;
  seen.add(own);
  const { items, additionalProperties, oneOf = [], anyOf = [] } = schema;
  const parts = [items, additionalProperties, oneOf, anyOf].flat();
  for (const part of parts)
    if (typeof part === 'object') visit(part as JsonSchema, own, onObject, seen);
  if (schema.properties) onObject(own, schema);
  for (const [member, inner] of propertiesOf(schema))
    if (!isExtra(inner)) visit(inner, `${own}.${member}`, onObject, seen);
}

/** The names of an operation's input that are not marked as extras. */
function inputOf({ parameters, body }: Operation): string[] {
  const [, schema] = referred(body ?? {});
  return sorted([
    ...parameters.filter(({ extra }) => !extra).map(({ name }) => name),
    ...propertiesOf(schema)
      .filter(([, inner]) => !isExtra(inner))
      .map(([name]) => name),
  ]);
}

test('SYS-3 each operation is a call of the spec or an extra', () => {
  expect(
    ofSpec.map(({ method, path }) => `${method} ${path}`),
    'mark a new operation x-extra: true in openapi.yaml',
  ).toEqual(Object.keys(CALLS));
});

test.each(ofSpec)('SYS-3 each parameter and body field of $id is the spec’s or an extra', (one) => {
  expect(inputOf(one), 'mark a new one x-extra: true in openapi.yaml').toEqual(
    words(CALLS[`${one.method} ${one.path}`] ?? ''),
  );
});

test('SYS-3 each field of the responses is named by the spec or is an extra', () => {
  const fields: Record<string, string[]> = {};
  for (const { id, responses } of ofSpec) {
    const { schema } = responses[200] ?? {};
    if (!schema) continue;
    visit(schema, id, (path, { properties }) => {
      const names = Object.entries(properties as Record<string, JsonSchema>);
      fields[path] = sorted(names.filter(([, inner]) => !isExtra(inner)).map(([name]) => name));
    });
    expect([id, fields[id]]).toEqual([id, id === 'register' ? [] : ['data']]);
    delete fields[id];
  }
  expect(fields, 'mark a new field x-extra: true in openapi.yaml').toEqual(
    Object.fromEntries(Object.entries(FIELDS).map(([name, text]) => [name, words(text)])),
  );
});

test('SYS-3 nothing that is an extra is required', () => {
  const required = ofSpec.flatMap((one) => {
    const names = one.parameters
      .filter((parameter) => parameter.extra && parameter.required)
      .map(({ name }) => `${one.id} ${name}`);
    for (const schema of [one.body, one.responses[200]?.schema])
      if (schema)
        visit(schema, one.id, (path, { required = [], properties = {} }) => {
          const members = properties as Readonly<Record<string, JsonSchema>>;
          const extras = (required as string[]).filter((name) => isExtra(members[name] ?? {}));
          names.push(...extras.map((name) => `${path} ${name}`));
        });
    return names;
  });
  expect(required).toEqual([]);
});

test('SYS-3 only ids, names, the sides and the state of a match are required', () => {
  const required: Record<string, readonly string[]> = {};
  for (const { id, responses } of ofSpec)
    visit(responses[200]?.schema ?? {}, id, (path, schema) => {
      if (schemas[path] && schema.required) required[path] = schema.required as string[];
    });
  const named = Object.entries(required)
    .filter(([, names]) => names.join() !== 'id,name')
    .map(([path, names]) => `${path}: ${names.join(' ')}`);
  expect(named).toEqual([
    'TokenPair: accessToken refreshToken',
    'Wallet: balances',
    'Match: id startTime statusId homeTeam awayTeam',
    'StageDetail: name',
    'PrizePool: amount',
    'StandingTable: rows',
    'StandingRow: team',
    'TeamDetails: team',
    'TeamProfile: name',
  ]);
});
