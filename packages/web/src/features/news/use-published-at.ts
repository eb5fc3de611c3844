import { useAtomValue } from 'jotai';
import { clockTime } from '../../format/clock-time.ts';
import { type CompactDay, dayOf } from '../../format/compact-day.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';

/** When an article was published, in the visitor's zone. */
export function usePublishedAt(): (story: { at: number }) => { day: CompactDay; time: string } {
  const zone = useAtomValue(zoneAtom);
  return ({ at }) => ({ day: dayOf(at, zone), time: clockTime(at, zone) });
}
