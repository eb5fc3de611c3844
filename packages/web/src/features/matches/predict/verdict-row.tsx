import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { matchPath, matchSport } from '../model/match.ts';
import { marketPick, verdictOf } from './market-pick.ts';
import styles from './verdict-row.module.css';

const icons = { hit: 'check', miss: 'close', drawn: undefined } as const;

/** A finished match: the predicted side, and whether the prediction was right. */
export function VerdictRow({ match }: { match: Match }) {
  const { t } = useTranslation();
  const verdict = verdictOf(match);
  const pick = marketPick(match);
  if (!verdict) return null;
  const icon = icons[verdict];
  const side = (name: 'home' | 'away') => {
    const team = name === 'home' ? match.homeTeam : match.awayTeam;
    return (
      <span className={styles.side} data-pick={pick === name || undefined}>
        <ClubCrest team={team} kind={matchSport(match)} size={20} />
        <span className="team-name">
          {team.name}
          {pick === name && <span className="vh"> ({t('predictions:picked')})</span>}
        </span>
        <b className="fig">{team.score}</b>
      </span>
    );
  };
  return (
    <li>
      <Link className={styles.row} to={matchPath(match)}>
        <span className={styles.sides}>
          {side('home')}
          {side('away')}
        </span>
        <span className={styles.verdict} data-verdict={verdict}>
          {icon && <Icon name={icon} size="s" />}
          {t(`predictions:verdict.${verdict}`)}
        </span>
      </Link>
    </li>
  );
}
