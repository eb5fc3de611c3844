import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import type { Held } from '../../state/use-resource.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './day-strip.module.css';
import { DayTile } from './day-tile.tsx';

interface DayStripProps {
  game: Game;
  chosen: CompactDay;
  days: readonly { day: CompactDay; timing: 'finished' | 'ongoing' | 'upcoming' }[];
  show: string;
  held: Held<readonly Match[]>;
}

const stripLength = 6;

/** MAT-1 */
export function DayStrip({ game, chosen, days, show, held }: DayStripProps) {
  const { t } = useTranslation();
  const query = show === 'all' ? {} : { show };
  const to = (date: CompactDay) => paths.matches(game, { date, ...query });
  const matches = held.result?.kind === 'ok' ? held.result.data : undefined;
  const live = matches?.some(({ statusId }) => statusId === 'ONGOING') ?? false;
  return (
    <nav className={styles.days} aria-label={t('matches.days')}>
      <Link
        className={styles.step}
        to={to(addDays(chosen, -stripLength))}
        aria-label={t('matches.earlier')}
      >
        <Icon name="left" />
      </Link>
      {days.map(({ day, timing }) => (
        <DayTile
          key={day}
          day={day}
          timing={timing}
          to={timing === 'ongoing' ? paths.matches(game, query) : to(day)}
          chosen={day === chosen}
          count={day === chosen ? matches?.length : undefined}
          live={timing === 'ongoing' && day === chosen && live}
        />
      ))}
      <Link
        className={styles.step}
        to={to(addDays(chosen, stripLength))}
        aria-label={t('matches.later')}
      >
        <Icon name="right" />
      </Link>
    </nav>
  );
}
