import type { StandingZone } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './standing.module.css';
import { markOf, zoneText } from './standing-zones.ts';

export function StandingLegend({ zones }: { zones: readonly StandingZone[] }) {
  const { t } = useTranslation();
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {zones.map((zone, at) => (
        <li key={`${zone.kind} ${zone.from}`} data-zone={markOf(zone, at)}>
          <span>
            <Numerals text={zoneText(zone, t)} as="fig-m" />
          </span>
        </li>
      ))}
    </ul>
  );
}
