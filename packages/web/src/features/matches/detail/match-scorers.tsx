import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf } from '../../../paths.ts';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { goalsOf, minuteText } from './goals.ts';
import styles from './match-scorers.module.css';

interface MatchScorersProps {
  match: Match;
  side: 'home' | 'away';
  /** The instant shown, in seconds: the place of later scorers stays empty. */
  until: number;
}

/** The scorers of one team in the order of their first goals, each with the minutes of all. */
export function MatchScorers({ match, side, until }: MatchScorersProps) {
  const { t } = useTranslation();
  const goals = goalsOf(match, side).filter(({ player }) => player);
  const team = side === 'home' ? match.homeTeam : match.awayTeam;
  const minutes = Map.groupBy(goals, ({ player }) => player);
  return (
    <ul
      className={classNames(styles.scorers, side === 'home' && styles.home)}
      aria-label={t('detail:scorers', { team: team.name })}
    >
      {[...minutes].map(([player, own]) => (
        <li key={player} data-ahead={own.every(({ at }) => at > until) || undefined}>
          <PlayerLink id={own[0]?.playerId} game={gameOf(match.tournament)}>
            {player}
          </PlayerLink>{' '}
          <Numerals
            as="fig-m"
            text={own
              .filter(({ at }) => at <= until || own[0]?.at === at)
              .map(({ kind, minute, stoppage }) => {
                const goal = minuteText(minute, stoppage);
                return kind === 'goal' ? goal : t(`detail:scored.${kind}`, { goal });
              })
              .join(', ')}
          />
        </li>
      ))}
    </ul>
  );
}
