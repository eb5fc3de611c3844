import type { Match, MatchPeriod } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './match-periods.module.css';

export function periodName({ kind, number, name }: MatchPeriod, t: TFunction): string {
  if (kind === 'half') return t(number === 1 ? 'detail:half.first' : 'detail:half.second');
  const plain = t(`detail:period.${kind}`, { number });
  return name ? `${plain} · ${name}` : plain;
}

/** The scores by half, quarter or map, where the upstream has them. */
export function MatchPeriods({ match: { periods = [] } }: { match: Match }) {
  const { t } = useTranslation();
  if (periods.length === 0) return null;
  return (
    <ul className={styles.periods} aria-label={t('detail:periods')}>
      {periods.map((period) => (
        <li key={`${period.kind} ${period.number}`}>
          {periodName(period, t)}{' '}
          <span className="fig">
            {period.home}–{period.away}
          </span>
        </li>
      ))}
    </ul>
  );
}
