import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { numericDay } from '../../format/day.ts';
import { steadyNowAtom } from '../../state/clock.ts';
import { zoneAtom } from '../../state/preferences-atoms.ts';
import { classes } from '../../ui/classes.ts';
import styles from './match-row.module.css';
import { untilText } from './match-until.ts';
import type { MatchView } from './match-view.ts';

interface MatchRowClockProps {
  match: Match;
  view: MatchView;
  /** The day, where matches of many days stand together. */
  dated?: boolean | undefined;
}

/** The minute, the end, or what is left until kick-off. */
export function MatchRowClock({ match, view, dated }: MatchRowClockProps) {
  const { t } = useTranslation();
  const now = useAtomValue(steadyNowAtom);
  const zone = useAtomValue(zoneAtom);
  if (view.state === 'live') {
    const figure = /^\d/.test(view.clock.text);
    return (
      <span className={styles.clock}>
        <span className={figure ? classes('fig', styles.minute) : styles.word}>
          {view.clock.text}
        </span>
      </span>
    );
  }
  if (dated) {
    const day = numericDay(match.startTime * 1000, zone);
    const year = day.slice(6);
    return (
      <span className={styles.clock}>
        <span className="fig-s">{day.slice(0, 5)}</span>
        {year !== numericDay(now, zone).slice(6) && <small>{year}</small>}
      </span>
    );
  }
  if (view.state === 'done') return <span className={styles.clock}>{t('match.finished')}</span>;
  const { long, short } = untilText(match.startTime * 1000, now, t);
  return (
    <span className={styles.clock}>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </span>
  );
}
