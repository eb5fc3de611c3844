import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CalendarButton } from '../../features/matches/calendar-button.tsx';
import { GameMenu } from '../../features/shell/game-menu.tsx';
import type { CompactDay } from '../../format/compact-day.ts';
import { dottedDay } from '../../format/day-name.ts';
import { type Game, paths } from '../../paths.ts';
import type { Filter } from './matches-address.ts';
import styles from './matches-page.module.css';

interface MatchesHeadingProps {
  game: Game;
  day: CompactDay;
  today: CompactDay;
  show: Filter;
}

/** MAT-2, MAT-3, MAT-6 */
export function MatchesHeading({ game, day, today, show }: MatchesHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goTo = (date: CompactDay) =>
    navigate(paths.matches(game, { date, ...(show !== 'all' && { show }) }));
  return (
    <div className={styles.head}>
      <h1>{day === today ? t('matches.today') : t('matches.onDay', { day: dottedDay(day) })}</h1>
      <div className={styles.end}>
        <span className={styles.wide}>
          <GameMenu game={game} end />
        </span>
        <CalendarButton chosen={day} today={today} onChoose={goTo} />
      </div>
    </div>
  );
}
