import type { OperationId } from '@touchline/types/contract';

/** Operations whose cases need those of others to run first. */
const NEEDS: Partial<Record<OperationId, readonly OperationId[]>> = {
  logIn: ['register'],
  getWallet: ['register', 'logIn'],
  listSessions: ['register', 'logIn'],
  endSessions: ['register', 'logIn'],
  changePassword: ['register', 'logIn'],
  refreshTokens: ['register', 'logIn'],
  logOut: ['register', 'logIn', 'refreshTokens'],
};

/** Selects these operations and those that they need; all if the list is empty. */
export function selection(operations: readonly OperationId[]): (id: OperationId) => boolean {
  if (operations.length === 0) return () => true;
  const selected = new Set(operations.flatMap((id) => [...(NEEDS[id] ?? []), id]));
  return (id) => selected.has(id);
}
