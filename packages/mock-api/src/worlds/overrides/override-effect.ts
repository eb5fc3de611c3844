import { badInput } from '@touchline/shared/server/http/http-problem';
import { contract, type Operation } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import type { Effect, EffectCall } from '../effect.ts';
import { emptyEveryList } from '../effects/empty-lists.ts';
import { simulatedFailure } from '../effects/failures.ts';
import type { AnyOverride, CheckedOverrides } from './overrides.ts';
import { parsePointer, removeAt, setAt } from './pointers.ts';

const findErrors = bodyCheck(contract);

const notApplicable = (operation: Operation, messages: readonly string[]) =>
  badInput(
    ...messages.map((message) => ({
      field: 'x-mock-overrides',
      in: 'header' as const,
      message: `${operation.id}: ${message}`,
    })),
  );

const segmentsOf = (pointer: string) => parsePointer(pointer) as string[];

/** The body with the override's changes. Throws a 400 if the answer lacks a pointer or would break the contract. */
function changeBody(operation: Operation, body: unknown, { set = {}, remove = [] }: AnyOverride) {
  let changed = body;
  for (const [pointer, value] of Object.entries(set)) {
    changed = setAt(changed, segmentsOf(pointer), value);
    if (changed === undefined) {
      throw notApplicable(operation, [`${pointer} is not in this response`]);
    }
  }
  for (const pointer of remove) changed = removeAt(changed, segmentsOf(pointer));
  const schema = operation.responses[200]?.schema;
  const errors = schema ? findErrors(schema, changed) : [];
  if (errors.length > 0) {
    const messages = errors.map(({ pointer, message }) => `${pointer} ${message}`);
    throw notApplicable(operation, messages);
  }
  return changed;
}

function transform(data: unknown, { operation }: EffectCall, override: AnyOverride): unknown {
  const { empty, set, remove } = override;
  const emptied = empty ? emptyEveryList(data) : data;
  if (!set && !remove) return emptied;
  return (changeBody(operation, { data: emptied }, override) as { data: unknown }).data;
}

/** The handling of the operations that have overrides. */
export function overrideEffect(overrides: CheckedOverrides): Effect {
  const find = ({ operation, params }: EffectCall): AnyOverride | undefined =>
    overrides.byOperation
      .get(operation.id)
      ?.find(({ when = {} }) =>
        Object.entries(when).every(([name, value]) => params[name] === String(value)),
      );
  return {
    delay: (request) => find(request)?.delayMs ?? 0,
    fail(request) {
      const { fail } = find(request) ?? {};
      return typeof fail === 'number' ? simulatedFailure(fail) : undefined;
    },
    connectionFault(request) {
      const { fail } = find(request) ?? {};
      return typeof fail === 'string' ? fail : undefined;
    },
    respond(request) {
      const override = find(request);
      if (!override || !('body' in override)) return undefined;
      const { body } = override;
      return { data: typeof body === 'string' ? body : (body as { data: unknown }).data };
    },
    transform(data, request) {
      const override = find(request);
      return override ? transform(data, request, override) : data;
    },
  };
}
