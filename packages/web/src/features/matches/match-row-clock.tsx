import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { steadyNowAtom } from '../../state/clock.ts';
import { classes } from '../../ui/classes.ts';
import styles from './match-row.module.css';
import { untilText } from './match-until.ts';
import type { MatchView } from './match-view.ts';

/** The minute, the end, or what is left until kick-off. */
export function MatchRowClock({ match, view }: { match: Match; view: MatchView }) {
  const { t } = useTranslation();
  const now = useAtomValue(steadyNowAtom);
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
  if (view.state === 'done') return <span className={styles.clock}>{t('match.finished')}</span>;
  const { long, short } = untilText(match.startTime * 1000, now, t);
  return (
    <span className={styles.clock}>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </span>
  );
}
