import type { Contract, Operation } from '@touchline/types/contract';
import type { UpstreamExtras } from '../config.ts';

const has = (extras: UpstreamExtras, { id }: Operation) => extras === 'all' || extras.has(id);

export const lacksOperation = (extras: UpstreamExtras, operation: Operation): boolean =>
  operation.extra === true && !has(extras, operation);

/** The names of the query parameters that are not sent. */
export const lackedParameters = (extras: UpstreamExtras, operation: Operation): string[] =>
  has(extras, operation)
    ? []
    : operation.parameters.filter((one) => one.extra && one.in === 'query').map(({ name }) => name);

/** Path and query without parameters that the upstream lacks. */
export function targetWithoutExtras(target: string, lacked: readonly string[]): string {
  const at = target.indexOf('?');
  if (at < 0 || lacked.length === 0) return target;
  const query = new URLSearchParams(target.slice(at));
  for (const name of lacked) query.delete(name);
  return query.size > 0 ? `${target.slice(0, at)}?${query}` : target.slice(0, at);
}

/** The body without fields that the upstream lacks. */
export function bodyWithoutExtras(
  extras: UpstreamExtras,
  operation: Operation,
  body: unknown,
): unknown {
  const { extraFields } = operation;
  if (!extraFields || has(extras, operation)) return body;
  return Object.fromEntries(
    Object.entries(body as object).filter(([name]) => !extraFields.includes(name)),
  );
}

interface Answering {
  /** Whether somebody answers an operation. */
  answers: (operation: Operation) => boolean;
  lackedParametersOf: (operation: Operation) => readonly string[];
}

/** Without these a part of the site has nothing to show. */
const CHOOSING_PARAMETERS = ['opponentId'];

/**
 * The paths of the operations that nobody answers, and of parameters that nobody knows (`/teams/matches/finished?opponentId`).
 * The history of a match is not among them: the gateway keeps what it has seen of a match.
 */
export const lackingPaths = (
  { operations }: Contract,
  { answers, lackedParametersOf }: Answering,
): string[] => [
  ...operations
    .filter(({ id, extra }) => extra && id !== 'getMatchTimeline')
    .filter((operation) => !answers(operation))
    .map(({ path }) => path),
  ...operations.flatMap((operation) =>
    lackedParametersOf(operation)
      .filter((name) => CHOOSING_PARAMETERS.includes(name))
      .map((name) => `${operation.path}?${name}`),
  ),
];
