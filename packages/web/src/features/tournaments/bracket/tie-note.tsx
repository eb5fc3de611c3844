import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './bracket.module.css';
import type { Tie } from './bracket-of.ts';

/** The day of a tie's match, with the number of games in a series; LIVE during a match. */
export function TieNote({ match, tie }: { match: Match; tie: Tie }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const start = match.startTime * 1000;
  if (match.statusId === 'ONGOING') return <span className={styles.note}>{t('match.live')}</span>;
  const day = writtenDay(dayOf(start, zone), t, 'short');
  const games = tie.pairing?.isSeries ? tie.pairing.matches.length : 1;
  const text =
    match.statusId === 'UPCOMING'
      ? `${day} ${clockTime(start, zone)}`
      : games > 1
        ? `${day} · ${t('tournaments:bracket.game', { count: games })}`
        : day;
  return (
    <span className={styles.note}>
      <Numerals text={text} as="fig-s" />
    </span>
  );
}
