import { useAtomValue } from 'jotai';
import { clockTime } from '../../format/clock-time.ts';
import { type CompactDay, dayOf } from '../../format/compact-day.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';

/** When an article was published, in the visitor's zone. */
export function usePublishedAt(): (article: { created_at?: number | undefined }) => {
  day: CompactDay;
  time: string;
} {
  const zone = useAtomValue(zoneAtom);
  return ({ created_at: seconds = 0 }) => ({
    day: dayOf(seconds * 1000, zone),
    time: clockTime(seconds * 1000, zone),
  });
}
