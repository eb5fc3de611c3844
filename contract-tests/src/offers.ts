import type { OperationId } from '@touchline/types/contract';
import type { Suite } from './suite.ts';

/** Whether an operation is offered, and a parameter or a field of the body with it. */
export function offers({ contract }: Suite, id: OperationId, name?: string): boolean {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation || name === undefined) return operation !== undefined;
  const { parameters, extraFields = [] } = operation;
  return parameters.some((parameter) => parameter.name === name) || extraFields.includes(name);
}
