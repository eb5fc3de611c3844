import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { nowAtom } from '../../../state/clock/clock.ts';
import { lastUpdateAtAtom, liveStatusAtom } from '../../../state/live/live-status.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './last-updated.module.css';

/** SYS-7: the age of a response; its time where newer ones fail. */
export function LastUpdated({ at, stale }: { at: number; stale: boolean }) {
  const { t } = useTranslation();
  const now = useAtomValue(nowAtom);
  const zone = useAtomValue(zoneAtom);
  const lastUpdateAt = useAtomValue(lastUpdateAtAtom);
  const isStreaming = useAtomValue(liveStatusAtom) === 'on';
  const seconds = Math.max(0, Math.floor((now - Math.max(at, lastUpdateAt)) / 1000));
  const text =
    stale && !isStreaming
      ? t('state.updated.at', { time: clockTime(at, zone) })
      : seconds < 60
        ? t(seconds < 5 ? 'state.updated.now' : 'state.updated.seconds', { count: seconds })
        : t('state.updated.minutes', { count: Math.floor(seconds / 60) });
  return <span className={styles.age}>{text}</span>;
}
