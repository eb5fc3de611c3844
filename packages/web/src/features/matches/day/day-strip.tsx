import type { DayCounts as CountsOfDay } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { addDays, type CompactDay } from '../../../format/compact-day.ts';
import { spokenDay, weekdayOf } from '../../../format/day-name.ts';
import type { Game } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { countOfDay } from '../model/count-of-day.ts';
import type { DayCounts } from './day-counts.ts';
import type { DayLink } from './day-filters.ts';
import styles from './day-strip.module.css';
import { STRIP_DAYS, stripDays, type Timing, timingOf } from './strip-days.ts';

/** The day of a page, and the way to others. */
export interface DayPage {
  game: Game;
  day: CompactDay;
  today: CompactDay;
  to: DayLink;
  /** Without a date, so that a saved link leads to the current day. */
  todayUrl: string;
  /** Counts of the day, as it is shown. */
  counts: DayCounts | undefined;
}

interface DayStripProps extends DayPage {
  /** Counts of the days around it, as far as they are loaded. */
  ofDays: readonly CountsOfDay[];
}

/** MAT-1: links to the days around the chosen one. */
export function DayStrip(props: DayStripProps) {
  const { game, day: chosen, today, to, todayUrl, counts, ofDays } = props;
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

interface DayTileProps {
  day: CompactDay;
  timing: Timing;
  to: string;
  chosen: boolean;
  count: number | undefined;
  live: boolean;
}

function DayTile({ day, timing, to, chosen, count, live }: DayTileProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isToday = timing === 'ongoing';
  return (
    <Link
      className={styles.day}
      to={to}
      data-timing={timing}
      aria-current={chosen ? 'date' : undefined}
    >
      <span className="vh">{spokenDay(day, language)}</span>
      <span className={classNames('fig', styles.number)} aria-hidden="true">
        {Number(day.slice(6))}
      </span>
      <span className={styles.name} aria-hidden={!isToday}>
        {isToday ? t('matches.dayToday') : weekdayOf(day, language)}
      </span>
      <span className={styles.note}>
        {live && <span className={styles.dot} role="img" aria-label={t('matches.liveToday')} />}
        {count !== undefined && (
          <span className={styles.count}>
            <Numerals as="fig-m" text={t('matches.count', { count })} />
          </span>
        )}
      </span>
    </Link>
  );
}
