import type { Contract, JsonSchema, Operation } from '../../src/contract.ts';
import { type Direction, type Sides, schemaChanges } from './schema-changes.ts';

const signature = ({ method, path }: Operation) => `${method} ${path}`;

function parameterChanges(before: Operation, after: Operation, sides: Sides): string[] {
  const removed = before.parameters.filter(
    (old) => !after.parameters.some(({ name, in: place }) => name === old.name && place === old.in),
  );
  const changed = after.parameters.flatMap((fresh) => {
    const old = before.parameters.find(
      ({ name, in: place }) => name === fresh.name && place === fresh.in,
    );
    if (!old) return fresh.required ? [`parameter ${fresh.name} is new and required`] : [];
    const stricter =
      fresh.required && !old.required ? [`parameter ${fresh.name} is now required`] : [];
    const values = schemaChanges(old.schema, fresh.schema, 'request', sides);
    return [...stricter, ...values.map((change) => `parameter ${fresh.name}: ${change}`)];
  });
  return [...removed.map(({ name }) => `parameter ${name} is gone`), ...changed];
}

function bodyChanges(before: Operation, after: Operation, sides: Sides): string[] {
  const compare = (
    label: string,
    old: JsonSchema | undefined,
    fresh: JsonSchema | undefined,
    direction: Direction,
  ) =>
    old && fresh
      ? schemaChanges(old, fresh, direction, sides).map((change) => `${label} ${change}`)
      : [];
  const responses = Object.keys(before.responses).flatMap((status) => {
    const [old, fresh] = [before.responses[status], after.responses[status]];
    if (!fresh) return status.startsWith('2') ? [`${status} is gone`] : [];
    return compare(status, old?.schema, fresh.schema, 'response');
  });
  const security =
    after.security === 'required' && before.security !== 'required'
      ? ['a token is now required']
      : [];
  return [...security, ...compare('body', before.body, after.body, 'request'), ...responses];
}

/** The changes that break clients of the old contract, one line each. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const sides = {
    before: before.schemas.components.schemas,
    after: after.schemas.components.schemas,
  } as Sides;
  return before.operations.flatMap((old) => {
    const fresh = after.operations.find((operation) => signature(operation) === signature(old));
    if (!fresh) return [`${signature(old)} is gone`];
    return [...parameterChanges(old, fresh, sides), ...bodyChanges(old, fresh, sides)].map(
      (change) => `${signature(old)}: ${change}`,
    );
  });
}
