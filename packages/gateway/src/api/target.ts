import type { Operation } from '@touchline/types/contract';
import type { Params } from '@touchline/types/validation';

/** Path and query of a call in the contract's own order, defaults spelled out: one call has one target. */
export function targetOf({ path, parameters }: Operation, params: Params): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    if (place === 'query' && params[name] !== undefined) query.set(name, String(params[name]));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
