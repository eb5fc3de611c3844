import { useState } from 'react';
import { parseInstant } from '../../../format/instant.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import styles from './replay.module.css';
import { TimeSlider } from './time-slider.tsx';
import type { ReplayProps } from './use-held-moment.ts';

export { momentAt, momentHead } from '../share/moment.ts';

/**
 * The slider on the line of a match. A covered match has one once the visitor plays it, from its kick-off on or from the
 * moment in the address.
 */
export default function Replay(props: ReplayProps) {
  const { match, call } = props;
  const { t } = useTranslation();
  const hasTexts = useLoadedNamespace('moment');
  const [isPlayed, setIsPlayed] = useState(parseInstant(props.at ?? '') !== undefined);
  if (!match.covered || isPlayed) {
    const timelineCall = match.covered ? { ...call, isPlayed } : call;
    return <TimeSlider {...props} call={timelineCall} hasTexts={hasTexts} />;
  }
  if (!hasTexts) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <button type="button" className={button.btn} onClick={() => setIsPlayed(true)}>
          {t('moment:replay.play')}
        </button>
      </div>
    </div>
  );
}
