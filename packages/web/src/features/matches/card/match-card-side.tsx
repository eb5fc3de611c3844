import type { Match } from '@touchline/types';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import type { MatchView } from '../model/match-view.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import styles from './match-card.module.css';

interface MatchCardSideProps {
  match: Match;
  side: 'home' | 'away';
  view: MatchView;
  showCountry?: boolean | undefined;
}

/** One team's line. The home team's name is the link, whose hit area is the whole card. */
export function MatchCardSide({ match, side, view, showCountry }: MatchCardSideProps) {
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const lost = view.loser === side || undefined;
  return (
    <>
      <span className={styles.team} data-lost={lost}>
        <ClubCrest team={team} kind={view.sport} size={26} />
        {side === 'home' ? (
          <Link
            className={classNames('team-name', styles.link)}
            to={view.path}
            aria-label={view.sentence}
          >
            {team.name}
          </Link>
        ) : (
          <span className="team-name">{team.name}</span>
        )}
        {showCountry && (
          <span className={styles.country}>
            <Flag logo={team.country.logo} />
            <span className="cut">{team.country.name}</span>
          </span>
        )}
      </span>
      {view.state !== 'soon' && (
        <span className={styles.score} data-lost={lost}>
          <ScoreFigure score={team.score} covered={match.covered} />
        </span>
      )}
      <PriceFigure price={view[side]} className={styles.odd} />
    </>
  );
}
