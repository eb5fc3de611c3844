import { figures, ratios } from './figures.ts';
import type { Row } from './result-row.ts';

/** The gateway a second time: what differs between it and the first is the noise of the machine. */
export const TWIN = 'Touchline again';

export interface PeersOptions {
  readonly suite: string;
  /** Added to the name of each row. */
  readonly kind?: string;
  /** Minimum ratios, by peer. */
  readonly wanted: Readonly<Record<string, number | undefined>>;
}

/** Rows of the costs of all contestants, the first of which is ours, and of how many times as much each other costs. */
export function againstPeers(
  costs: ReadonlyMap<string, readonly number[]>,
  { suite, kind, wanted }: PeersOptions,
): Row[] {
  const named = (what: string) => (kind ? `${what}, ${kind}` : what);
  const [[ours] = ['']] = costs;
  const mine = costs.get(ours) ?? [];
  return [...costs].flatMap(([name, theirs]): Row[] => {
    const cost = { suite, what: named(name), unit: 'µs', figures: figures(theirs) };
    if (name === ours) return [cost];
    const atLeast = wanted[name];
    const ratio = { suite, what: named(`× ${name}`), unit: '×', figures: ratios(theirs, mine) };
    return [cost, atLeast === undefined ? ratio : { ...ratio, wanted: { atLeast } }];
  });
}
