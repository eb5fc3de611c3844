import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CalendarButton } from '../../features/matches/day/calendar-button.tsx';
import type { DayPage } from '../../features/matches/day/day-strip.tsx';
import startedCount from '../../features/matches/day/started-count.module.css';
import { stripDays } from '../../features/matches/day/strip-days.ts';
import { GameMenu } from '../../features/shell/header/game-menu.tsx';
import { writtenDay } from '../../format/day-name.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './matches-page.module.css';

interface MatchesHeadingProps extends DayPage {
  /** 2 on the page of a match with the list beside it. */
  level: 1 | 2;
  isLive: boolean;
}

/** MAT-2, MAT-3, MAT-4, MAT-6 */
export function MatchesHeading(props: MatchesHeadingProps) {
  const { game, day, today, to, todayUrl, counts, level, isLive } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.head}>
      <div className={styles.named}>
        <Heading className={level === 2 ? styles.title : undefined}>
          {day === today ? t('matches.today') : t('matches.onDay', { day: writtenDay(day, t) })}
        </Heading>
        {isLive && (
          <Link className="link" to={paths.multiview(game)}>
            {t('matches.multiview')}
          </Link>
        )}
        {day < today && (
          <Link className="link" to={paths.multiview(game, { date: day })}>
            <Icon name="play" size="s" />
            {t('matches.replayDay')}
          </Link>
        )}
      </div>
      {day === today && counts && counts.begun > 0 && (
        // MAT-4: how many of today's matches have begun, live and finished ones.
        <p className={startedCount.begun}>
          {counts.live > 0 && <span className={startedCount.live}>{t('match.live')}</span>}
          <Numerals text={t('matches.begun', { count: counts.begun, all: counts.day })} />
        </p>
      )}
      <div className={styles.end}>
        <span className={styles.wide}>
          <GameMenu game={game} alignEnd />
        </span>
        {!stripDays(day).includes(today) && (
          <Link className={buttonClass()} to={todayUrl}>
            {t('matches.dayToday')}
          </Link>
        )}
        <CalendarButton
          game={game}
          chosen={day}
          today={today}
          onChoose={(date) => void navigate(to({ date }))}
        />
      </div>
    </div>
  );
}
