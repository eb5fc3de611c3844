import type { Match } from '@touchline/types';
import { isShootOut } from '../../../format/shoot-out.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { periodName } from '../model/match-clock.ts';
import styles from './match-periods.module.css';

/** The scores by half, quarter or map, where the upstream has them; the shoot-out stands beside the score. */
export function MatchPeriods({ match }: { match: Match }) {
  const { t } = useTranslation();
  const periods = match.periods?.filter((period) => !isShootOut(period)) ?? [];
  if (periods.length === 0) return null;
  return (
    <ul className={styles.periods} aria-label={t('detail:periods')}>
      {periods.map((period) => (
        <li key={`${period.kind} ${period.number}`}>
          {periodName(period, match, t)}{' '}
          <span className="fig">
            {period.home}–{period.away}
          </span>
        </li>
      ))}
    </ul>
  );
}
