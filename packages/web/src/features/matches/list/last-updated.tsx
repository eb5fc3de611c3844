import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { nowAtom } from '../../../state/clock/clock.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lastUpdateAtAtom, liveStatusAtom } from '../../../state/stores/live-status.ts';
import type { Resource } from '../../../state/stores/resource.ts';
import styles from './last-updated.module.css';

/** Older matches are no longer shown as live: base.css takes the colour from their marks. */
const OLD_S = 60;

interface LastUpdatedProps {
  of: Pick<Resource<unknown>, 'fetchedAt' | 'failedAt' | 'totals'>;
  /** Shows nothing while newer data can be had. */
  onlyOld?: boolean;
}

/** SYS-7: the age of a response, or of the stream's list; the time where newer ones fail. */
export function LastUpdated({ of: { fetchedAt, failedAt, totals }, onlyOld }: LastUpdatedProps) {
  const { t } = useTranslation();
  const now = useAtomValue(nowAtom);
  const zone = useAtomValue(zoneAtom);
  const at = Math.max(fetchedAt, useAtomValue(lastUpdateAtAtom));
  const isStreaming = useAtomValue(liveStatusAtom) === 'on';
  const seconds = Math.floor((now - at) / 1000);
  const old = seconds >= OLD_S;
  // The beginning of a list comes with the document, which is never this old.
  const failed = old ? failedAt || isStreaming || totals : failedAt && !isStreaming;
  if (onlyOld && !failed) return null;
  const text = failed
    ? t('state.updated.at', { time: clockTime(at, zone) })
    : old
      ? t('state.updated.minutes', { count: Math.floor(seconds / 60) })
      : t(seconds < 5 ? 'state.updated.now' : 'state.updated.seconds', { count: seconds });
  return (
    <span className={styles.age} data-old={old || undefined}>
      {text}
    </span>
  );
}
