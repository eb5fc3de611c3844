import type { Roster } from '../roster/roster.ts';
import type { ImageKey } from '../view.ts';

export function imageOf(_roster: Roster, _key: ImageKey): string | undefined {
  return undefined;
}
