import type { DayCounts as CountsOfDay } from '@touchline/types';
import { addDays, type CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Game } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { countOfDay } from '../model/count-of-day.ts';
import type { DayCounts } from './day-counts.ts';
import type { DayLink } from './day-filters.ts';
import styles from './day-strip.module.css';
import { DayTile } from './day-tile.tsx';
import { STRIP_DAYS, stripDays, timingOf } from './strip-days.ts';

interface DayStripProps {
  game: Game;
  chosen: CompactDay;
  today: CompactDay;
  to: DayLink;
  /** Without a date, so that a saved link leads to the current day. */
  todayUrl: string;
  /** Counts of the chosen day, as it is shown. */
  counts: DayCounts | undefined;
  /** Counts of the days around it, as far as they are loaded. */
  ofDays: readonly CountsOfDay[];
}

/** MAT-1: links to the days around the chosen one. */
export function DayStrip(props: DayStripProps) {
  const { game, chosen, today, to, todayUrl, counts, ofDays } = props;
  const { t } = useTranslation();
  const countOf = (day: CompactDay) => {
    const found = ofDays.find(({ date }) => date === day);
    return found && countOfDay(found, game);
  };
  return (
    <nav className={styles.days} data-days="" aria-label={t('matches.days')}>
      <Link
        className={styles.step}
        to={to({ date: addDays(chosen, -STRIP_DAYS) })}
        aria-label={t('matches.earlier')}
      >
        <Icon name="left" />
      </Link>
      {stripDays(chosen).map((day) => (
        <DayTile
          key={day}
          day={day}
          timing={timingOf(day, today)}
          to={day === today ? todayUrl : to({ date: day })}
          chosen={day === chosen}
          count={day === chosen ? counts?.day : countOf(day)}
          live={day === today && (counts?.live ?? 0) > 0}
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
