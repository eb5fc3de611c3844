import type { Match } from '@touchline/types';
import type { LoadedResource } from '../../../state/data/use-resource.ts';

/** A list of which only some are wanted, in its state as it is. */
export function withMatches(
  held: LoadedResource<readonly Match[]>,
  choose: (matches: readonly Match[]) => readonly Match[],
): LoadedResource<readonly Match[]> {
  const { result } = held;
  return result?.kind === 'ok'
    ? { ...held, result: { kind: 'ok', data: choose(result.data) } }
    : held;
}
