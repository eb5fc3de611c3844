import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Link } from '../../state/navigation/link.tsx';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { LiveBadge } from '../../ui/figures/live-badge.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { seasonDays, stateAt } from './season-days.ts';
import { SeasonProgress } from './season-progress.tsx';
import { TournamentMedal } from './tournament-medal.tsx';
import { TournamentMeta } from './tournament-meta.tsx';
import styles from './tournament-row.module.css';

interface DaysFigureProps {
  tournament: Tournament;
  className: string | undefined;
}

/** A number with its unit; a sentence for screen readers and the tooltip. */
function DaysFigure({ tournament, className }: DaysFigureProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const { count, unit, sentence } = seasonDays(tournament, now, useAtomValue(zoneAtom), t);
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
          <Flag logo={country.logo} className={styles.flag} />
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
      {showStar && <FavouriteButton id={id} name={name} className={styles.star} />}
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
