import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../format/clock-time.ts';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { nowAtom } from '../../state/clock/clock.ts';
import { useOffline } from '../../state/offline/use-offline.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './offline-notice.module.css';

/** Without a network: a notice, with the age of the data by the site's clock. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { offline, asOf } = useOffline();
  const zone = useAtomValue(zoneAtom);
  const now = useAtomValue(nowAtom);
  const dayUnlessToday = (at: number) =>
    dayOf(at, zone) === dayOf(now, zone) ? '' : writtenDay(dayOf(at, zone), t);
  return (
    <p role="status">
      {offline && (
        <span className={styles.notice}>
          <Icon name="alert" size="s" />
          {asOf > 0
            ? t('state.offline.asOf', {
                time: `${dayUnlessToday(asOf)} ${clockTime(asOf, zone)}`.trim(),
              })
            : t('state.offline.notice')}
        </span>
      )}
    </p>
  );
}
