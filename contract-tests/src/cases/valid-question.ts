import type { JsonSchema, Operation, Parameter } from '@touchline/types/contract';
import type { Found } from '../discover.ts';
import type { Query, Question } from '../http/question.ts';

/** A valid value for each parameter, from data of the server. */
function valueFor({ name }: Parameter, found: Found): string | undefined {
  const [match] = found.finished.length > 0 ? found.finished : found.matches;
  const tournament = found.tournaments[0];
  const values: Record<string, string | undefined> = {
    date: found.today,
    timezoneOffset: '0',
    sportType: 'football',
    matchId: match?.id,
    tournamentId: tournament?.id,
    seasonId: tournament?.currentSeasonId,
    teamId: match?.homeTeam.id,
    pageName: 'about',
    kind: 'teams',
    name: match?.homeTeam.id,
  };
  return values[name];
}

/** A valid question with the required parameters only. */
export function validQuestion({ parameters }: Operation, found: Found): Question {
  const required = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map((parameter) => [parameter.name, valueFor(parameter, found) ?? '']),
    );
  return { path: required('path'), query: required('query') };
}

export const withQuery = (question: Question, query: Query): Question => ({
  ...question,
  query: { ...question.query, ...query },
});

export function resolved(schema: JsonSchema, schemas: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name ? (schemas[name] as JsonSchema) : schema;
}
