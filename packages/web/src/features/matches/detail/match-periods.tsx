import type { Match, MatchPeriod } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import styles from './match-periods.module.css';

export function periodName({ kind, number, name }: MatchPeriod, t: TFunction): string {
  if (kind === 'half') return t(number === 1 ? 'detail:half.first' : 'detail:half.second');
  const plain = t(`detail:period.${kind}`, { number });
  return name ? `${plain} · ${name}` : plain;
}

interface MatchPeriodsProps {
  match: Match;
  className?: string | undefined;
}

/** The scores by half, quarter or map, where the upstream has them. */
export function MatchPeriods({ match: { periods = [] }, className }: MatchPeriodsProps) {
  const { t } = useTranslation();
  if (periods.length === 0) return null;
  return (
    <ul className={classNames(styles.periods, className)} aria-label={t('detail:periods')}>
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
