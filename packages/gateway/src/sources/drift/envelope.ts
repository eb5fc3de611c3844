import type { Operation } from '@touchline/types/contract';

/** A JSON body without the members beside `data` that the contract does not declare, and the names of those. */
export interface Envelope {
  readonly body: Buffer;
  readonly unknownMembers: readonly string[];
}

/** Serializes the body again only if it has unknown members. Members below the first level may be new and stay. */
export function declaredEnvelope(
  operation: Operation,
  body: Buffer,
  parsedBody: unknown,
): Envelope {
  const declared = operation.responses['200']?.schema?.properties;
  const isObject = typeof parsedBody === 'object' && parsedBody !== null;
  if (!declared || !isObject || Array.isArray(parsedBody)) return { body, unknownMembers: [] };
  const members = Object.entries(parsedBody);
  const known = members.filter(([name]) => Object.hasOwn(declared, name));
  if (known.length === members.length) return { body, unknownMembers: [] };
  return {
    body: Buffer.from(JSON.stringify(Object.fromEntries(known))),
    unknownMembers: members.map(([name]) => name).filter((name) => !Object.hasOwn(declared, name)),
  };
}
