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

/** Finds the GET of the contract that a path without its prefix means. */
export function pathMatcher({ operations }: Contract): (path: string) => Matched | undefined {
  const gets = operations.filter(({ method }) => method === 'GET');
  const exact = new Map(gets.map((operation) => [operation.path, operation]));
  const patterns = gets
    .filter(({ path }) => path.includes('{'))
    .map((operation) => ({ operation, pattern: patternOf(operation) }));
  return (path) => {
    const operation = exact.get(path);
    if (operation && !path.includes('{')) return { operation, path: {} };
    for (const { operation, pattern } of patterns) {
      const found = pattern.exec(path);
      if (found) return { operation, path: { ...found.groups } };
    }
    return undefined;
  };
}
