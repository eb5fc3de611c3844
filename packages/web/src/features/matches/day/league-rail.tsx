import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { followAnchor } from '../../../ui/dom/follow-anchor.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { titleOf } from '../row/tournament-flag.tsx';
import type { Section } from './arrange-matches.ts';
import styles from './league-rail.module.css';
import { type League, leaguesOf } from './leagues-of.ts';

/** Leagues shown at first, out of a busy day's fifty; the rest opens on request. */
const MAX_LEAGUES = 10;

interface LeagueLinksProps {
  sections: readonly Section[] | undefined;
}

/** A link to a league in the list below or beside it, with its number of matches and its star. */
function LeagueLink({ tournament, count, anchor }: League) {
  const { t } = useTranslation();
  const title = titleOf(tournament);
  return (
    <li className={styles.league}>
      <a className={styles.link} href={`#${anchor}`} onClick={followAnchor}>
        {!title && <Flag country={tournament.country} />}
        <span className="cut">{tournament.name}</span>
        {title && <span className={styles.title}>{t(`games.${title}`)}</span>}
        <span className={classNames('fig', styles.count)}>{count}</span>
      </a>
      <FavouriteButton kind="tournament" id={tournament.id} name={tournament.name} />
    </li>
  );
}

/** The leagues of the day for a narrow window, in one row. */
export const LeagueChips = ({ sections }: LeagueLinksProps) => (
  <ul className={styles.chips}>
    {leaguesOf(sections).map((league) => (
      <LeagueLink key={league.tournament.id} {...league} />
    ))}
  </ul>
);

/** The leagues of the day for the side column. `total` is known before all of them are loaded. */
export function LeagueRail({ sections, total }: LeagueLinksProps & { total: number | undefined }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const leagues = leaguesOf(sections);
  const count = total ?? leagues.length;
  if (count === 0) return null;
  const shown = isWhole ? leagues : leagues.slice(0, MAX_LEAGUES);
  const missing = Math.min(count, MAX_LEAGUES) - shown.length;
  return (
    <Block title={t('matches.leagues')} count={count} className={styles.rail}>
      <ul>
        {shown.map((league) => (
          <LeagueLink key={league.tournament.id} {...league} />
        ))}
      </ul>
      {missing > 0 && <SkeletonLines count={missing} />}
      {!isWhole && count > MAX_LEAGUES && (
        <Button onClick={() => setIsWhole(true)}>{t('matches.allLeagues', { count })}</Button>
      )}
    </Block>
  );
}
