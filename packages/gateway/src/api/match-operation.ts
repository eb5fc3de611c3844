import type { Contract, Operation } from '@touchline/types/contract';

export interface Matched {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function patternOf({ path }: Operation): RegExp {
  const source = escaped(path).replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)');
  return new RegExp(`^${source}$`);
}

/** Finds what the contract has at a path without its prefix, whatever the method. */
export function pathMatcher({ operations }: Contract): (path: string) => Matched[] {
  const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation) }));
  return (path) =>
    patterns.flatMap(({ operation, pattern }) => {
      const found = pattern.exec(path);
      return found ? [{ operation, path: { ...found.groups } }] : [];
    });
}
