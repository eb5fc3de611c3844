import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { formatPrize } from '../../format/format-prize.ts';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Link } from '../../state/navigation/link.tsx';
import { languageAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { LiveBadge } from '../../ui/figures/live-badge.tsx';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { seasonDays, stateAt } from './season-days.ts';
import { SeasonProgress } from './season-progress.tsx';
import { stageLine } from './stage-line.ts';
import { TournamentMedal } from './tournament-medal.tsx';
import styles from './tournament-row.module.css';

interface DaysFigureProps {
  tournament: Tournament;
  className: string | undefined;
}

/** A number with its unit; a sentence for screen readers and the tooltip. */
function DaysFigure({ tournament, className }: DaysFigureProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const days = seasonDays(tournament, now, useAtomValue(zoneAtom), t);
  if (!days) return null;
  const { count, unit, sentence } = days;
  return (
    <span className={className} title={sentence}>
      <span className="vh">{sentence}</span>
      {count !== undefined && <b aria-hidden="true">{count}</b>}
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}

interface TournamentRowProps {
  tournament: Tournament;
  /** Number of its ongoing matches. */
  live?: number | undefined;
  /** Only name, country and days, for a side column. */
  brief?: boolean;
  showStar?: boolean;
  /** Names the game instead of the country. */
  showGame?: boolean | undefined;
  children?: ReactNode;
}

/** A tournament: medal, name, stage, dates, days left or to go. */
export const TournamentRow = memo(function TournamentRow(props: TournamentRowProps) {
  const { tournament, live = 0, brief, showStar, showGame, children } = props;
  const now = useAtomValue(coarseNowAtom);
  const { id, name, country } = tournament;
  return (
    <li className={styles.row} data-brief={brief || undefined} data-full={showStar || undefined}>
      <Link className={styles.cup} to={paths.tournament(gameOf(tournament), id)}>
        <span className={styles.emblem}>
          <TournamentMedal tournament={tournament} />
          <Flag country={country} className={styles.flag} />
        </span>
        <div>
          <h3 className={styles.name}>
            <span>{name}</span>
            <LiveCount count={live} />
          </h3>
          <TournamentMeta tournament={tournament} brief={brief} showGame={showGame} />
          {children}
        </div>
        <DaysFigure tournament={tournament} className={styles.in} />
      </Link>
      {showStar && (
        <FavouriteButton kind="tournament" id={id} name={name} className={styles.star} />
      )}
      {stateAt(tournament, now) === 'ongoing' && (
        <SeasonProgress tournament={tournament} className={styles.run} />
      )}
    </li>
  );
});

function LiveCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
      <span aria-hidden="true">
        <LiveBadge word={t('match.live')} clock={`${count}`} />
      </span>
    </>
  );
}

interface TournamentMetaProps {
  tournament: Tournament;
  brief?: boolean | undefined;
  /** Names the game instead of the country, in a list of several games. */
  showGame?: boolean | undefined;
}

/** Country or game, stage, dates; in esports also the prize. */
function TournamentMeta({ tournament, brief, showGame }: TournamentMetaProps) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  const { country, prizePool, startTime, endTime } = tournament;
  const place = showGame ? t(`games.${gameOf(tournament)}`) : country.name;
  const stage = stageLine(tournament, t);
  const span = [startTime, endTime]
    .map((seconds) => (seconds === 0 ? '' : writtenDay(dayOf(seconds * 1000, zone), t)))
    .join(' – ')
    .trim();
  const prize = sportOf(gameOf(tournament)) === 'esports' && prizePool;
  return (
    <span className={styles.meta}>
      <span className={styles.parts}>
        {place && <span>{place}</span>}
        {stage
          .split(' · ')
          .filter(Boolean)
          .map((part) => (
            <span key={part}>
              <Numerals text={part} as="fig-m" />
            </span>
          ))}
      </span>
      {!brief && span !== '–' && <span className="fig-s">{span}</span>}
      {!brief && prize && (
        <span className="fig-s">{formatPrize(prize.amount, prize.currency, language)}</span>
      )}
    </span>
  );
}
