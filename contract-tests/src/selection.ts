import type { OperationId } from '@touchline/types/contract';

/** Operations whose cases need the results of others. */
const NEEDS: Partial<Record<OperationId, readonly OperationId[]>> = {
  logIn: ['register'],
  getWallet: ['register', 'logIn'],
  refreshTokens: ['register', 'logIn'],
  logOut: ['register', 'logIn', 'refreshTokens'],
};

/** The operations to test for these; all of them if none is named. */
export function selection(operations: readonly OperationId[]): (id: OperationId) => boolean {
  if (operations.length === 0) return () => true;
  const selected = new Set(operations.flatMap((id) => [...(NEEDS[id] ?? []), id]));
  return (id) => selected.has(id);
}
