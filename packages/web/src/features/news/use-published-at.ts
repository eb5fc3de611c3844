import { useAtomValue } from 'jotai';
import { type SampleArticle, writtenAt } from '../../api/sample/articles.ts';
import { clockTime } from '../../format/clock-time.ts';
import { type CompactDay, dayOf } from '../../format/compact-day.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';

/** When an article was published, in the visitor's zone. */
export function usePublishedAt(): (article: SampleArticle) => { day: CompactDay; time: string } {
  const now = useAtomValue(coarseNowAtom);
  const zone = useAtomValue(zoneAtom);
  return (article) => {
    const at = writtenAt(article, now);
    return { day: dayOf(at, zone), time: clockTime(at, zone) };
  };
}
