import type { Contract, Operation } from '@touchline/types/contract';

export interface MatchedOperation {
  readonly operation: Operation;
  /** The path parameters, not yet decoded or validated. */
  readonly path: Readonly<Record<string, string>>;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function patternOf({ path }: Operation): RegExp {
  const source = escapeRegExp(path).replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)');
  return new RegExp(`^${source}$`);
}

/** Finds the operations at a path without the `/api` prefix, of any method. */
export function createOperationFinder({
  operations,
}: Contract): (path: string) => MatchedOperation[] {
  const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation) }));
  return (path) =>
    patterns.flatMap(({ operation, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ operation, path: { ...match.groups } }] : [];
    });
}
