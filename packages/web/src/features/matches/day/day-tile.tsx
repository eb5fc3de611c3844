import { useAtomValue } from 'jotai';
import type { CompactDay } from '../../../format/compact-day.ts';
import { spokenDay, weekdayOf } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './day-strip.module.css';
import type { Timing } from './strip-days.ts';

interface DayTileProps {
  day: CompactDay;
  timing: Timing;
  to: string;
  chosen: boolean;
  count: number | undefined;
  live: boolean;
}

export function DayTile({ day, timing, to, chosen, count, live }: DayTileProps) {
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
