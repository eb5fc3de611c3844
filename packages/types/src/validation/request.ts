import type { Contract, Operation, Parameter } from '../contract.ts';
import type { FieldError } from '../entities.ts';
import { explain, fieldOf } from './explain.ts';
import { type Compile, schemaCompiler } from './schemas.ts';

export interface RawRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
}

/** Parameters converted to their types, with defaults; or all errors together. */
export type CheckedRequest =
  | { readonly ok: true; readonly params: Params; readonly headers: Params; readonly body: unknown }
  | { readonly ok: false; readonly errors: FieldError[] };

export type Params = Record<string, unknown>;
export type RequestCheck = (request: RawRequest) => CheckedRequest;

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

function convert({ schema, list }: Parameter, text: string): unknown {
  if (list) return text.split(',');
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber && NUMBER.test(text) ? Number(text) : text;
}

const NONE: readonly string[] = [];

/** A short query can hold hundreds: all of them would make the response thirty times as long. */
const MAX_UNKNOWN_NAMED = 10;

function valuesOf(parameter: Parameter, request: RawRequest): readonly string[] {
  if (parameter.in === 'query') {
    return request.query.size === 0 ? NONE : request.query.getAll(parameter.name);
  }
  const value =
    parameter.in === 'path' ? request.path[parameter.name] : request.headers[parameter.name];
  if (value === undefined) return NONE;
  return Array.isArray(value) ? value : [value];
}

function unknownQueryCheck({ parameters }: Operation): (query: URLSearchParams) => FieldError[] {
  const names = parameters.filter((p) => p.in === 'query').map(({ name }) => name);
  const known = new Set(names);
  const expected = names.length === 0 ? 'this endpoint takes none' : `use ${names.join(', ')}`;
  return (query) => {
    const unknown = new Set<string>();
    for (const name of query.keys()) if (!known.has(name)) unknown.add(name);
    const named = [...unknown].slice(0, MAX_UNKNOWN_NAMED);
    const others = unknown.size - named.length;
    const also = others === 0 ? '' : ` (${others} more are not known either)`;
    return named.map((name) => ({
      // `?=1` has no name, but an error needs one.
      field: name || 'query',
      in: 'query',
      message: `is not a known parameter${also}; ${expected}`,
    }));
  };
}

function checkBody(compile: Compile, operation: Operation, body: unknown): FieldError[] {
  if (!operation.body) return [];
  const valid = compile(operation.body);
  if (valid(body)) return [];
  return (valid.errors ?? []).map((error) => ({
    field: fieldOf(error, 'body'),
    in: 'body',
    message: explain(error),
  }));
}

function requestCheck(compile: Compile, operation: Operation): RequestCheck {
  const unknownQuery = unknownQueryCheck(operation);

  /** Writes the parameter's value to `into`, or returns what is wrong with it. */
  function checkParameter(
    parameter: Parameter,
    request: RawRequest,
    into: Params,
  ): string | undefined {
    const { name, schema } = parameter;
    const values = valuesOf(parameter, request);
    if (values.length > 1) return `is given ${values.length} times; give it once`;
    const [text] = values;
    if (text === undefined) {
      if (parameter.required) return 'is missing';
      if (schema.default !== undefined) into[name] = schema.default;
      return undefined;
    }
    const value = convert(parameter, text);
    const valid = compile(schema);
    if (!valid(value)) return explain(valid.errors?.[0] as never);
    into[name] = value;
    return undefined;
  }

  return (request) => {
    const params: Params = {};
    const headers: Params = {};
    const errors: FieldError[] = [];
    for (const parameter of operation.parameters) {
      const into = parameter.in === 'header' ? headers : params;
      const message = checkParameter(parameter, request, into);
      if (message) errors.push({ field: parameter.name, in: parameter.in, message });
    }
    if (request.query.size > 0) errors.push(...unknownQuery(request.query));
    errors.push(...checkBody(compile, operation, request.body));
    return errors.length > 0
      ? { ok: false, errors }
      : { ok: true, params, headers, body: request.body };
  };
}

/** Creates the check of an operation; its schemas are compiled on first use. */
export function requestChecks({ schemas }: Contract): (operation: Operation) => RequestCheck {
  const compile = schemaCompiler(schemas);
  return (operation) => requestCheck(compile, operation);
}
