import type { Operation } from '@touchline/types/contract';

/** A JSON body without the members beside `data` that the contract does not declare, and the names of those. */
export interface Envelope {
  readonly body: Buffer;
  readonly unknownMembers: readonly string[];
}

function declaredMembers({ responses }: Operation, parsedBody: unknown) {
  const isObject = typeof parsedBody === 'object' && parsedBody !== null;
  return isObject && !Array.isArray(parsedBody) ? responses['200']?.schema?.properties : undefined;
}

/** Whether a body has only members that the contract declares. */
export function hasDeclaredMembers(operation: Operation, parsedBody: unknown): boolean {
  const declared = declaredMembers(operation, parsedBody);
  return (
    !declared || Object.keys(parsedBody as object).every((name) => Object.hasOwn(declared, name))
  );
}

/** Serializes the body again only if it has unknown members. Members below the first level may be new and stay. */
export function declaredEnvelope(
  operation: Operation,
  body: Buffer,
  parsedBody: unknown,
): Envelope {
  const declared = declaredMembers(operation, parsedBody);
  if (!declared || hasDeclaredMembers(operation, parsedBody)) return { body, unknownMembers: [] };
  const members = Object.entries(parsedBody as object);
  const known = members.filter(([name]) => Object.hasOwn(declared, name));
  return {
    body: Buffer.from(JSON.stringify(Object.fromEntries(known))),
    unknownMembers: members.map(([name]) => name).filter((name) => !Object.hasOwn(declared, name)),
  };
}
