import {
  contract,
  type JsonSchema,
  type Operation,
  type Response,
} from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { isJsonObject } from './effects/transform-objects.ts';
import {
  type AnyOverride,
  type CheckedOverrides,
  checkedOverrides,
} from './overrides/overrides.ts';
import { parsePointer } from './overrides/pointers.ts';
import { schemaFinder } from './overrides/schemas-at.ts';
import type { CheckedText } from './stored-texts.ts';
import type { PathError } from './world-text.ts';

const MAX_DELAY_MS = 30_000;

const OVERRIDE_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    when: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    delayMs: { type: 'integer', minimum: 0, maximum: MAX_DELAY_MS },
    fail: { type: ['integer', 'string'] },
    empty: { type: 'boolean', enum: [true] },
    body: {},
    set: { type: 'object' },
    remove: { type: 'array', items: { type: 'string' } },
  },
};

/** Fields that another one would hide. */
const EXCLUDED: readonly (readonly [by: keyof AnyOverride, fields: (keyof AnyOverride)[]])[] = [
  ['fail', ['empty', 'body', 'set', 'remove']],
  ['body', ['empty']],
];

const findErrors = bodyCheck(contract);
const { schemasAt, isRequired, hasLists } = schemaFinder(contract);
const operations = new Map<string, Operation>(contract.operations.map((one) => [one.id, one]));

const OVERRIDABLE = contract.operations
  .filter(({ servedBy }) => servedBy !== 'gateway')
  .map(({ id }) => id)
  .join(', ');

const okResponse = ({ responses }: Operation): Response => responses[200] ?? { headers: [] };

/** The status codes of the contract by which an operation can fail. */
const failuresOf = ({ responses }: Operation): string[] =>
  Object.keys(responses).filter((status) => Number(status) >= 400);

const pathError = (path: readonly string[], message: string): PathError => ({ path, message });

/** About a place in the body. */
const bodyError = (path: readonly string[], pointer: string, message: string): PathError =>
  pathError(path, `${pointer || 'the body'} ${message}`);

function failErrors(operation: Operation, { fail }: AnyOverride): PathError[] {
  if (fail === undefined || fail === 'hang' || fail === 'reset') return [];
  const statuses = failuresOf(operation);
  if (statuses.includes(String(fail))) return [];
  const accepted = [...statuses, 'hang', 'reset'].join(', ');
  return [pathError(['fail'], `fail must be one of ${accepted}, not ${fail}`)];
}

function whenErrors({ parameters }: Operation, { when = {} }: AnyOverride): PathError[] {
  const names = parameters.filter((one) => one.in !== 'header').map(({ name }) => name);
  const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  return Object.keys(when)
    .filter((name) => !names.includes(name))
    .map((name) =>
      pathError(['when', name], `when names '${name}', which is not a parameter; ${known}`),
    );
}

function bodyErrors({ schema, contentType }: Response, body: unknown): PathError[] {
  if (schema) {
    return findErrors(schema, body).map(({ pointer, message }) =>
      bodyError(['body', ...(parsePointer(pointer) ?? [])], pointer, message),
    );
  }
  return typeof body === 'string'
    ? []
    : [pathError(['body'], `body must be the ${contentType} text`)];
}

const noPointer = (path: readonly string[], pointer: string) =>
  pathError(path, `'${pointer}' is not a JSON Pointer such as /data/0/id`);

const unknownField = (path: readonly string[], pointer: string) =>
  bodyError(path, pointer, 'is not a field of the contract');

function setErrors(schema: JsonSchema, pointer: string, value: unknown): PathError[] {
  const path = ['set', pointer];
  const segments = parsePointer(pointer);
  if (!segments) return [noPointer(path, pointer)];
  const candidates = schemasAt(schema, segments);
  if (candidates.length === 0) return [unknownField(path, pointer)];
  const errors = candidates.map((one) => findErrors(one, value));
  if (errors.some(({ length }) => length === 0)) return [];
  return (errors[0] ?? []).map((error) => bodyError(path, pointer + error.pointer, error.message));
}

function removeErrors(schema: JsonSchema, pointer: string, index: number): PathError[] {
  const path = ['remove', String(index)];
  const segments = parsePointer(pointer);
  if (!segments?.length) return [noPointer(path, pointer)];
  if (schemasAt(schema, segments).length === 0) return [unknownField(path, pointer)];
  return isRequired(schema, segments)
    ? [bodyError(path, pointer, 'is required by the contract and cannot be removed')]
    : [];
}

function changeErrors(operation: Operation, override: AnyOverride): PathError[] {
  const response = okResponse(operation);
  const { schema, contentType } = response;
  const { empty, set = {}, remove = [] } = override;
  const ofBody = 'body' in override ? bodyErrors(response, override.body) : [];
  if (!schema) {
    const changes = (['empty', 'set', 'remove'] as const).filter((name) => name in override);
    const inText = (name: string) =>
      pathError([name], `${name} cannot change ${contentType}; replace it by body`);
    return [...ofBody, ...changes.map(inText)];
  }
  return [
    ...ofBody,
    ...(empty && !hasLists(schema)
      ? [pathError(['empty'], 'empty has no effect: the body has no list')]
      : []),
    ...Object.entries(set).flatMap(([pointer, value]) => setErrors(schema, pointer, value)),
    ...remove.flatMap((pointer, index) => removeErrors(schema, pointer, index)),
  ];
}

function overrideErrors(operation: Operation, value: unknown): PathError[] {
  const shape = findErrors(OVERRIDE_SCHEMA, value);
  if (shape.length > 0) {
    return shape.map(({ pointer, message }) => {
      const path = parsePointer(pointer) ?? [];
      return pathError(path, `${path.join('.') || 'the override'} ${message}`);
    });
  }
  const override = value as AnyOverride;
  const excluded = EXCLUDED.flatMap(([by, fields]) =>
    by in override
      ? fields
          .filter((name) => name in override)
          .map((name) => pathError([name], `${name} has no effect beside ${by}`))
      : [],
  );
  return [
    ...excluded,
    ...failErrors(operation, override),
    ...whenErrors(operation, override),
    ...changeErrors(operation, override),
  ];
}

function operationErrors(id: string, value: unknown): PathError[] {
  const operation = operations.get(id);
  if (!operation) return [pathError([], `is not an operation of the contract; use ${OVERRIDABLE}`)];
  if (operation.servedBy === 'gateway') {
    return [pathError([], 'is served by the gateway from other operations; override those')];
  }
  if (!Array.isArray(value)) return overrideErrors(operation, value);
  return value.flatMap((one, index) =>
    overrideErrors(operation, one).map(({ path, message }) =>
      pathError([String(index), ...path], message),
    ),
  );
}

/** Checks overrides against the contract. Each error names the operation and the pointer that it is about. */
export function checkOverrides(value: unknown): CheckedText<CheckedOverrides> {
  if (!isJsonObject(value)) {
    return {
      ok: false,
      errors: [pathError([], 'must be an object with a member for each operation')],
    };
  }
  const errors = Object.entries(value).flatMap(([id, one]) =>
    operationErrors(id, one).map(({ path, message }) =>
      pathError([id, ...path], `${id}: ${message}`),
    ),
  );
  if (errors.length > 0) return { ok: false, errors };
  const lists = Object.entries(value).map(([id, one]) => [id, [one].flat()] as const);
  return { ok: true, value: checkedOverrides(lists as [string, AnyOverride[]][]) };
}
