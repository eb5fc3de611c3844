import { useAtomValue } from 'jotai';
import { clockTime } from '../../format/clock-time.ts';
import { type CompactDay, dayOf } from '../../format/compact-day.ts';
import { weekdayOf } from '../../format/day-name.ts';
import {
  callContextAtom,
  languageAtom,
  zoneAtom,
} from '../../state/preferences/preferences-atoms.ts';

/** When an article was published, in the visitor's zone. */
export function usePublishedAt(): (article: { created_at?: number | undefined }) => {
  day: CompactDay;
  time: string;
  /** The day of the week, unless it was today. */
  weekday: string | undefined;
} {
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  const { today } = useAtomValue(callContextAtom);
  return ({ created_at: seconds = 0 }) => {
    const day = dayOf(seconds * 1000, zone);
    return {
      day,
      time: clockTime(seconds * 1000, zone),
      weekday: day === today ? undefined : weekdayOf(day, language),
    };
  };
}
