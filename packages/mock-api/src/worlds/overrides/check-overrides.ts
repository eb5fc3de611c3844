import {
  contract,
  type JsonSchema,
  type Operation,
  type Response,
} from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { isJsonObject } from '../effects/transform-objects.ts';
import { type AnyOverride, type CheckedOverrides, checkedOverrides } from './overrides.ts';
import { parsePointer } from './pointers.ts';
import { schemaFinder } from './schemas-at.ts';

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

const okResponse = ({ responses }: Operation): Response => responses[200] ?? { headers: [] };

/** The status codes of the contract by which an operation can fail. */
const failuresOf = ({ responses }: Operation): string[] =>
  Object.keys(responses).filter((status) => Number(status) >= 400);

/** What is wrong, and where in the override. */
interface Fault {
  readonly path: readonly string[];
  readonly message: string;
}

const fault = (path: readonly string[], message: string): Fault => ({ path, message });

/** About a place in the body. */
const bodyFault = (path: readonly string[], pointer: string, message: string): Fault =>
  fault(path, `${pointer || 'the body'} ${message}`);

function failFaults(operation: Operation, { fail }: AnyOverride): Fault[] {
  if (fail === undefined || fail === 'hang' || fail === 'reset') return [];
  const statuses = failuresOf(operation);
  if (statuses.includes(String(fail))) return [];
  const accepted = [...statuses, 'hang', 'reset'].join(', ');
  return [fault(['fail'], `fail must be one of ${accepted}, not ${fail}`)];
}

function whenFaults({ parameters }: Operation, { when = {} }: AnyOverride): Fault[] {
  const names = parameters.filter((one) => one.in !== 'header').map(({ name }) => name);
  const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  return Object.keys(when)
    .filter((name) => !names.includes(name))
    .map((name) =>
      fault(['when', name], `when names '${name}', which is not a parameter; ${known}`),
    );
}

function bodyFaults({ schema, contentType }: Response, body: unknown): Fault[] {
  if (schema) {
    return findErrors(schema, body).map(({ pointer, message }) =>
      bodyFault(['body', ...(parsePointer(pointer) ?? [])], pointer, message),
    );
  }
  return typeof body === 'string' ? [] : [fault(['body'], `body must be the ${contentType} text`)];
}

const noPointer = (path: readonly string[], pointer: string) =>
  fault(path, `'${pointer}' is not a JSON Pointer such as /data/0/id`);

const unknownField = (path: readonly string[], pointer: string) =>
  bodyFault(path, pointer, 'is not a field of the contract');

function setFaults(schema: JsonSchema, pointer: string, value: unknown): Fault[] {
  const path = ['set', pointer];
  const segments = parsePointer(pointer);
  if (!segments) return [noPointer(path, pointer)];
  const candidates = schemasAt(schema, segments);
  if (candidates.length === 0) return [unknownField(path, pointer)];
  const errors = candidates.map((one) => findErrors(one, value));
  if (errors.some(({ length }) => length === 0)) return [];
  return (errors[0] ?? []).map((error) => bodyFault(path, pointer + error.pointer, error.message));
}

function removeFaults(schema: JsonSchema, pointer: string, index: number): Fault[] {
  const path = ['remove', String(index)];
  const segments = parsePointer(pointer);
  if (!segments?.length) return [noPointer(path, pointer)];
  if (schemasAt(schema, segments).length === 0) return [unknownField(path, pointer)];
  return isRequired(schema, segments)
    ? [bodyFault(path, pointer, 'is required by the contract and cannot be removed')]
    : [];
}

function changeFaults(operation: Operation, override: AnyOverride): Fault[] {
  const response = okResponse(operation);
  const { schema, contentType } = response;
  const { empty, set = {}, remove = [] } = override;
  const ofBody = 'body' in override ? bodyFaults(response, override.body) : [];
  if (!schema) {
    const changes = (['empty', 'set', 'remove'] as const).filter((name) => name in override);
    const inText = (name: string) =>
      fault([name], `${name} cannot change ${contentType}; replace it by body`);
    return [...ofBody, ...changes.map(inText)];
  }
  return [
    ...ofBody,
    ...(empty && !hasLists(schema)
      ? [fault(['empty'], 'empty has no effect: the body has no list')]
      : []),
    ...Object.entries(set).flatMap(([pointer, value]) => setFaults(schema, pointer, value)),
    ...remove.flatMap((pointer, index) => removeFaults(schema, pointer, index)),
  ];
}

function overrideFaults(operation: Operation, value: unknown): Fault[] {
  const shape = findErrors(OVERRIDE_SCHEMA, value);
  if (shape.length > 0) {
    return shape.map(({ pointer, message }) => {
      const path = parsePointer(pointer) ?? [];
      return fault(path, `${path.join('.') || 'the override'} ${message}`);
    });
  }
  const override = value as AnyOverride;
  const excluded = EXCLUDED.flatMap(([by, fields]) =>
    by in override
      ? fields
          .filter((name) => name in override)
          .map((name) => fault([name], `${name} has no effect beside ${by}`))
      : [],
  );
  return [
    ...excluded,
    ...failFaults(operation, override),
    ...whenFaults(operation, override),
    ...changeFaults(operation, override),
  ];
}

function operationFaults(id: string, value: unknown): Fault[] {
  const operation = operations.get(id);
  if (!operation) return [fault([], 'is not an operation of the contract')];
  if (operation.servedBy === 'gateway') {
    return [fault([], 'is served by the gateway from other operations; override those')];
  }
  if (!Array.isArray(value)) return overrideFaults(operation, value);
  return value.flatMap((one, index) =>
    overrideFaults(operation, one).map(({ path, message }) =>
      fault([String(index), ...path], message),
    ),
  );
}

export type OverridesResult =
  | { readonly ok: true; readonly overrides: CheckedOverrides }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks overrides against the contract. Each fault names the operation and the pointer that it is about. */
export function checkOverrides(value: unknown): OverridesResult {
  if (!isJsonObject(value)) {
    return { ok: false, faults: [fault([], 'must be an object with a member for each operation')] };
  }
  const faults = Object.entries(value).flatMap(([id, one]) =>
    operationFaults(id, one).map(({ path, message }) => fault([id, ...path], `${id}: ${message}`)),
  );
  if (faults.length > 0) return { ok: false, faults };
  const lists = Object.entries(value).map(([id, one]) => [id, [one].flat()] as const);
  return { ok: true, overrides: checkedOverrides(lists as [string, AnyOverride[]][]) };
}
