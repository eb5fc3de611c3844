import { addDays, type CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import type { DayCounts } from './day-counts.ts';
import type { DayLink } from './day-filters.ts';
import styles from './day-strip.module.css';
import { DayTile } from './day-tile.tsx';

interface DayStripProps {
  chosen: CompactDay;
  days: readonly { day: CompactDay; timing: 'finished' | 'ongoing' | 'upcoming' }[];
  to: DayLink;
  /** Without a date, so that a saved link leads to the current day. */
  todayUrl: string;
  counts: DayCounts | undefined;
  /** The number of matches of the other days, where it is known. */
  countOf: (day: CompactDay) => number | undefined;
}

const STRIP_DAYS = 6;

/** MAT-1: links to the days around the chosen one. */
export function DayStrip({ chosen, days, to, todayUrl, counts, countOf }: DayStripProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.days} data-days="" aria-label={t('matches.days')}>
      <Link
        className={styles.step}
        to={to({ date: addDays(chosen, -STRIP_DAYS) })}
        aria-label={t('matches.earlier')}
      >
        <Icon name="left" />
      </Link>
      {days.map(({ day, timing }) => (
        <DayTile
          key={day}
          day={day}
          timing={timing}
          to={timing === 'ongoing' ? todayUrl : to({ date: day })}
          chosen={day === chosen}
          count={day === chosen ? counts?.all : countOf(day)}
          live={timing === 'ongoing' && day === chosen && (counts?.live ?? 0) > 0}
        />
      ))}
      <Link
        className={styles.step}
        to={to({ date: addDays(chosen, STRIP_DAYS) })}
        aria-label={t('matches.later')}
      >
        <Icon name="right" />
      </Link>
    </nav>
  );
}
