import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Link } from '../../state/link.tsx';
import { ClubCrest } from './club-crest.tsx';
import type { MatchView } from './match-view.ts';
import { PriceFigure } from './price-figure.tsx';
import styles from './scoreboard.module.css';

interface ScoreboardTeamProps {
  match: Match;
  side: 'home' | 'away';
  view: MatchView;
}

/** A club in its half. The home club's name bears the link, whose area is the whole board. */
export function ScoreboardTeam({ match, side, view }: ScoreboardTeamProps) {
  const { t } = useTranslation();
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const price = view[side];
  return (
    <div className={styles.team} data-side={side}>
      <ClubCrest team={team} kind={view.kind} size={68} />
      <div>
        <h3 className={styles.name}>
          {side === 'home' ? (
            <Link className={styles.link} to={view.path} aria-label={view.sentence}>
              {team.name}
            </Link>
          ) : (
            team.name
          )}
        </h3>
        <div className={styles.price}>
          <PriceFigure price={price} className={styles.odd} />
          {price.booker && (
            <small>
              {price.booker}
              <span className={styles.extra}>{t('match.bestPrice')}</span>
            </small>
          )}
        </div>
      </div>
    </div>
  );
}
