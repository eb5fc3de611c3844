import { figures, ratios } from './figures.ts';
import type { Costs } from './interleave.ts';
import type { Row } from './result-row.ts';

export interface PeersOptions {
  readonly suite: string;
  /** Added to the name of each row. */
  readonly kind?: string;
  /** Minimum ratios, by peer. */
  readonly wanted: Readonly<Record<string, number | undefined>>;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far the processes of one program are apart: what half of it explains is no difference between programs. */
function apart(rounds: readonly (readonly number[])[]): number {
  const medians = (rounds[0] ?? []).map(
    (_, copy) => figures(rounds.map((costs) => costs[copy] ?? Number.NaN)).median,
  );
  return Math.max(...medians) / Math.min(...medians);
}

/** Rows of the costs of all programs, the first of which is ours, and of how many times as much each other costs. */
export function againstPeers(costs: Costs, { suite, kind, wanted }: PeersOptions): Row[] {
  const named = (what: string) => (kind ? `${what}, ${kind}` : what);
  const [[ours, ourRounds] = ['', []]] = costs;
  const mine = ourRounds.map(mean);
  return [...costs].flatMap(([name, rounds]): Row[] => {
    const theirs = rounds.map(mean);
    const cost = { suite, what: named(name), unit: 'µs', figures: figures(theirs) };
    if (name === ours) {
      const what = named('its dearest process × its cheapest');
      return [cost, { suite, what, unit: 'times', figures: figures([apart(rounds)]) }];
    }
    const atLeast = wanted[name];
    const ratio = { suite, what: named(`× ${name}`), unit: '×', figures: ratios(theirs, mine) };
    return [cost, atLeast === undefined ? ratio : { ...ratio, wanted: { atLeast } }];
  });
}
