import type { Operation, Parameter, Response } from '../src/contract.ts';
import { type RawContract, type RawOperation, type RawResponse, resolve } from './read-contract.ts';

const SCHEMA_ID = 'contract';

/** Makes references absolute, so that each schema of an operation can be compiled on its own. */
function withAbsoluteRefs<T>(schema: T): T {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(
      '"#/components/schemas/',
      `"${SCHEMA_ID}#/components/schemas/`,
    ),
  );
}

function security(operation: RawOperation): Operation['security'] {
  if (operation.security.length === 0) return 'none';
  return operation.security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'optional'
    : 'required';
}

function parameters(document: RawContract, operation: RawOperation): Parameter[] {
  return (operation.parameters ?? []).map((referable) => {
    const { name, in: place, required, explode, schema } = resolve(document, referable);
    return {
      name,
      in: place,
      required: required === true,
      ...(explode === false && { list: true }),
      schema: withAbsoluteRefs(schema),
    };
  });
}

function response(raw: RawResponse): Response {
  const [contentType, media] = Object.entries(raw.content ?? {})[0] ?? [];
  return {
    ...(contentType && { contentType }),
    ...(contentType?.endsWith('json') &&
      media?.schema && { schema: withAbsoluteRefs(media.schema) }),
    headers: Object.keys(raw.headers ?? {}),
  };
}

function operation(
  document: RawContract,
  method: string,
  path: string,
  raw: RawOperation,
): Operation {
  const body = raw.requestBody?.content['application/json']?.schema;
  return {
    id: raw.operationId as Operation['id'],
    method: method.toUpperCase() as Operation['method'],
    path,
    tag: raw.tags[0] ?? '',
    servedBy: raw['x-served-by'] ?? 'upstream',
    ...(raw['x-optional'] && { optional: true }),
    security: security(raw),
    parameters: parameters(document, raw),
    ...(body && { body: withAbsoluteRefs(body) }),
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, referable]) => [
        status,
        response(resolve(document, referable)),
      ]),
    ),
    ...(raw['x-cache'] && { cache: raw['x-cache'] }),
    ...(raw['x-rate-limit'] && { rateLimit: raw['x-rate-limit'] }),
  };
}

export function contractData(document: RawContract) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operation(document, method, path, raw)),
  );
  const schemas = {
    $id: SCHEMA_ID,
    components: { schemas: withAbsoluteRefs(document.components.schemas) },
  };
  return { operations, schemas };
}
