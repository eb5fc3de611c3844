import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './match-picker.module.css';

interface PickedRowProps {
  match: Match;
  isChosen: boolean;
  /** Neither more nor fewer matches can be chosen. */
  isFixed: boolean;
  onToggle: () => void;
}

export function PickedRow({ match, isChosen, isFixed, onToggle }: PickedRowProps) {
  const { t } = useTranslation();
  const time = clockTime(match.startTime * 1000, useAtomValue(zoneAtom));
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" checked={isChosen} disabled={isFixed} onChange={onToggle} />
        <span className="fig-m">{time}</span>
        <span className="cut">
          {t('match.pair', { home: match.homeTeam.name, away: match.awayTeam.name })}
        </span>
      </label>
    </li>
  );
}
