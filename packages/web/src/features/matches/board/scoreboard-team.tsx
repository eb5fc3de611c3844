import { useTranslation } from 'react-i18next';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { lineOf } from '../model/handicap.ts';
import { isClosing } from '../model/match-price.ts';
import type { SideProps } from '../model/match-view.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import priceStyles from './scoreboard-price.module.css';
import styles from './scoreboard-team.module.css';

interface ScoreboardTeamProps extends SideProps {
  /** On the match page: larger, and the names link to the teams. */
  hero?: boolean;
}

/** One team's half of the board. Without `hero`, the home team's name is the link, with the whole board as hit area. */
export function ScoreboardTeam({ match, side, view, hero }: ScoreboardTeamProps) {
  const team = match[`${side}Team`];
  const Name = hero ? 'h2' : 'h3';
  return (
    <div className={styles.team} data-side={side}>
      <ClubCrest team={team} kind={view.sport} size={hero ? 92 : 68} />
      <div>
        <Name className={styles.name} data-lost={view.loser === side || undefined}>
          {hero ? (
            <Link to={paths.team(gameOf(match.tournament), team.id)}>{team.name}</Link>
          ) : side === 'home' ? (
            <Link className={styles.link} to={view.path} aria-label={view.sentence}>
              {team.name}
            </Link>
          ) : (
            team.name
          )}
        </Name>
        <BestPrice match={match} side={side} view={view} />
      </div>
    </div>
  );
}

/** With its bookmaker, and what the price is for. */
function BestPrice({ match, side, view }: SideProps) {
  const { t } = useTranslation();
  const price = view[side];
  const kind = view.sport === 'football' ? 'handicap' : 'toWin';
  const isPast = view.state === 'done' || (view.state === 'live' && match.covered);
  const past = isClosing(match) ? 'closing' : 'opening';
  return (
    <div className={priceStyles.price}>
      <PriceFigure price={price} className={priceStyles.odd} />
      {price?.bookmaker && (
        <>
          <small>{price.bookmaker}</small>
          <small>{t(`match.${isPast ? past : kind}`, { line: lineOf(match, side) })}</small>
        </>
      )}
    </div>
  );
}
