import type { JsonSchema, Operation, Parameter } from '@touchline/types/contract';
import type { Query, Question } from '../ask/question.ts';
import type { Found } from '../discover.ts';

/** A right value for each parameter, from what the server has. */
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

/** The least that the operation takes. */
export function validQuestion({ parameters }: Operation, found: Found): Question {
  const needed = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map((one) => [one.name, valueFor(one, found) ?? '']),
    );
  return { path: needed('path'), query: needed('query') };
}

export const withQuery = (question: Question, query: Query): Question => ({
  ...question,
  query: { ...question.query, ...query },
});

export function resolved(schema: JsonSchema, schemas: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name ? (schemas[name] as JsonSchema) : schema;
}
