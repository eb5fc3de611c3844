import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './now-rule.module.css';

interface NowRuleProps {
  /** Kick-offs before and after the rule, in seconds. */
  from: number;
  to: number;
}

/** Marks the present time between two kick-offs; nothing where it is not between them. */
export function NowRule({ from, to }: NowRuleProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const zone = useAtomValue(zoneAtom);
  if (now < from * 1000 || now >= to * 1000) return null;
  return (
    <p className={styles.now} data-now="">
      {t('matches.now', { time: clockTime(now, zone) })}
    </p>
  );
}
