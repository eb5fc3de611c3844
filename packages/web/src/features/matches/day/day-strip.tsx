import { addDays, type CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import type { DayCounts } from './day-counts.ts';
import styles from './day-strip.module.css';
import { DayTile } from './day-tile.tsx';
import type { DayLink } from './list-options.ts';

interface DayStripProps {
  chosen: CompactDay;
  days: readonly { day: CompactDay; timing: 'finished' | 'ongoing' | 'upcoming' }[];
  to: DayLink;
  /** Where today is: without a date, so that tomorrow it is another day. */
  today: string;
  tally: DayCounts | undefined;
}

const stripLength = 6;

/** MAT-1 */
export function DayStrip({ chosen, days, to, today, tally }: DayStripProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.days} data-days="" aria-label={t('matches.days')}>
      <Link
        className={styles.step}
        to={to({ date: addDays(chosen, -stripLength) })}
        aria-label={t('matches.earlier')}
      >
        <Icon name="left" />
      </Link>
      {days.map(({ day, timing }) => (
        <DayTile
          key={day}
          day={day}
          timing={timing}
          to={timing === 'ongoing' ? today : to({ date: day })}
          chosen={day === chosen}
          count={day === chosen ? tally?.all : undefined}
          live={timing === 'ongoing' && day === chosen && (tally?.live ?? 0) > 0}
        />
      ))}
      <Link
        className={styles.step}
        to={to({ date: addDays(chosen, stripLength) })}
        aria-label={t('matches.later')}
      >
        <Icon name="right" />
      </Link>
    </nav>
  );
}
