import type { Lineup, PlayerRef } from '@touchline/types';

/** When a player came on and went off, in seconds; until the end of what is known for one who is playing. */
export interface Stint {
  readonly from: number;
  readonly to: number;
}

/** The stints of each player between two instants, where players come on again after they went off. */
export function stintsOf({ starters, substitutions }: Lineup, start: number, until: number) {
  const stints = new Map<string, Stint[]>();
  const onSince = new Map(starters.map(({ player }) => [player.id, start]));
  const leave = ({ id }: Pick<PlayerRef, 'id'>, to: number) => {
    const from = onSince.get(id);
    if (from === undefined) return;
    onSince.delete(id);
    stints.set(id, [...(stints.get(id) ?? []), { from, to }]);
  };
  for (const { at, on, off } of substitutions) {
    if (at > until) continue;
    leave(off, at);
    onSince.set(on.id, at);
  }
  const playing: ReadonlySet<string> = new Set(onSince.keys());
  for (const id of playing) leave({ id }, until);
  return { stints, playing };
}
