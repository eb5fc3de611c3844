import type { Contract, Operation, Parameter, Response } from '../src/contract-types.ts';
import {
  type OpenApiDocument,
  type RawOperation,
  type RawResponse,
  resolve,
} from './read-contract.ts';

const SCHEMA_ID = 'contract';
/** Other keys of a path item, such as `parameters`, are no operations. */
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'];

/** Makes references absolute, so that each schema of an operation can be compiled on its own. */
function withAbsoluteRefs<T>(schema: T): T {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(
      '"#/components/schemas/',
      `"${SCHEMA_ID}#/components/schemas/`,
    ),
  );
}

/** The mark of what the spec does not name: an operation, or a parameter of one. Fields bear it in their schema. */
const extra = (marked: { 'x-extra'?: true }) => (marked['x-extra'] ? { extra: true } : {});

/** The fields of a body that the spec does not name. */
function extraFields(document: OpenApiDocument, body: object) {
  const { properties = {} } = resolve(document, body) as {
    properties?: Record<string, { 'x-extra'?: true }>;
  };
  const names = Object.keys(properties).filter((name) => properties[name]?.['x-extra']);
  return names.length > 0 ? { extraFields: names } : {};
}

function security(schemes: RawOperation['security'] = []): Operation['security'] {
  if (schemes.length === 0) return 'none';
  return schemes.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function parameters(document: OpenApiDocument, operation: RawOperation): Parameter[] {
  return (operation.parameters ?? []).map((referable) => {
    const { name, in: place, required, explode, schema, ...rest } = resolve(document, referable);
    return {
      name,
      in: place,
      required: required === true,
      ...(explode === false && { list: true }),
      ...extra(rest),
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
  document: OpenApiDocument,
  method: string,
  path: string,
  raw: RawOperation,
): Operation {
  const body = raw.requestBody?.content['application/json']?.schema;
  return {
    id: raw.operationId as Operation['id'],
    method: method.toUpperCase() as Operation['method'],
    path,
    tag: raw.tags?.[0] ?? '',
    servedBy: raw['x-served-by'] ?? 'upstream',
    ...extra(raw),
    ...(raw['x-timeout'] && { timeoutSeconds: raw['x-timeout'] }),
    security: security(raw.security ?? document.security),
    parameters: parameters(document, raw),
    ...(body && { body: withAbsoluteRefs(body), ...extraFields(document, body) }),
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

/** The contract as data: what servers and tests do follows from it. The document is openapi.yaml or another one. */
export function createContract(document: OpenApiDocument): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      if (raw && method !== 'get' && method !== 'post')
        throw new Error(
          `A contract has GET and POST only, and this one ${method.toUpperCase()} ${path}.`,
        );
      return raw ? [operation(document, method, path, raw)] : [];
    }),
  );
  const schemas = {
    $id: SCHEMA_ID,
    components: { schemas: withAbsoluteRefs(document.components?.schemas ?? {}) },
  };
  return { operations, schemas };
}
