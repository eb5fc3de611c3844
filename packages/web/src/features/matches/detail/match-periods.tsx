import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { isShootOut } from '../../../format/shoot-out.ts';
import { periodName } from '../model/match-clock.ts';
import styles from './match-periods.module.css';

/** Parts of which one side wins each. */
const WON_KINDS: readonly string[] = ['map', 'quarter'];

interface MatchPeriodsProps {
  match: Match;
  /** With what is later than the moment shown: the place of later periods stays empty. */
  whole?: Match;
}

/**
 * The scores by half, quarter or map, where the upstream has them; the shoot-out stands beside the score. Two sides make a
 * duel of PUBG, in which many teams usually meet.
 */
export function MatchPeriods({ match, whole = match }: MatchPeriodsProps) {
  const { t } = useTranslation();
  const all = whole.periods?.filter((period) => !isShootOut(period)) ?? [];
  if (all.length === 0) return null;
  return (
    <ul className={styles.periods} aria-label={t('detail:periods')}>
      {all.map((period) => {
        const { kind, number } = period;
        const now = match.periods?.find((one) => one.kind === kind && one.number === number);
        const { home = 0, away = 0 } = now ?? {};
        const isOver = match.statusId === 'FINISHED' || now !== match.periods?.at(-1);
        const isWon = isOver && WON_KINDS.includes(kind);
        return (
          <li key={`${kind} ${number}`} data-ahead={!now || undefined}>
            {periodName(period, match, t)}{' '}
            <span className="fig">
              <span data-lost={(isWon && home < away) || undefined}>{home}</span>–
              <span data-lost={(isWon && away < home) || undefined}>{away}</span>
            </span>
          </li>
        );
      })}
      {match.tournament.sportType === 'pubg' && <li>{t('detail:duel')}</li>}
    </ul>
  );
}
