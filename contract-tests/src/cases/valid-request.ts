import type { JsonSchema, Operation, Parameter } from '@touchline/types/contract';
import type { SampleData } from '../discover.ts';
import type { ContractRequest, Query } from '../http/contract-request.ts';
import { parameterValues } from './parameter-values.ts';

/** One of which every operation has something to answer, if there is one. */
const whole = <T extends { readonly without?: unknown }>(list: readonly T[]) =>
  list.find(({ without }) => !without) ?? list[0];

/** A valid value for the parameter, from the server's data. */
function valueFor({ name }: Parameter, sampleData: SampleData): string | undefined {
  const match = whole(sampleData.finished.length > 0 ? sampleData.finished : sampleData.matches);
  const tournament = whole(sampleData.tournaments);
  const values: Record<string, string | undefined> = {
    date: sampleData.today,
    timezoneOffset: '0',
    timeZone: 'Europe/London',
    sportType: 'football',
    matchId: match?.id,
    tournamentId: tournament?.id,
    seasonId: sampleData.tournaments.find((one) => one.currentSeasonId)?.currentSeasonId,
    teamId: match?.homeTeam.id,
    opponentId: match?.awayTeam.id,
    playerId: sampleData.matches
      .flatMap(({ incidents = [] }) => incidents)
      .find((incident) => incident.playerId)?.playerId,
    articleId: sampleData.news[0]?.id,
    pageName: 'about',
    kind: 'teams',
    name: match?.homeTeam.id,
  };
  return values[name];
}

/** The spec's own parameters with a default, such as `limit`: the site always sends them, and a server may require them. */
const defaultOf = ({ extra, schema }: Parameter): string | undefined =>
  extra || schema.default === undefined ? undefined : String(schema.default);

/** A valid request with only those parameters that a server may require. */
export function validRequest({ parameters }: Operation, sampleData: SampleData): ContractRequest {
  const required = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .filter((parameter) => parameter.required || defaultOf(parameter) !== undefined)
        .map((parameter) => [
          parameter.name,
          defaultOf(parameter) ?? valueFor(parameter, sampleData) ?? '',
        ]),
    );
  return { path: required('path'), query: required('query') };
}

/** A valid value of any parameter; undefined without one. */
export const probeValue = (
  parameter: Parameter,
  sampleData: SampleData,
  schemas: JsonSchema,
): string | undefined =>
  parameterValues(resolved(parameter.schema, schemas)).right[0] ?? valueFor(parameter, sampleData);

export const withQuery = (request: ContractRequest, query: Query): ContractRequest => ({
  ...request,
  query: { ...request.query, ...query },
});

export function resolved(schema: JsonSchema, schemas: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name ? (schemas[name] as JsonSchema) : schema;
}
