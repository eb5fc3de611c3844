import { useAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './delay-control.module.css';
import { delayAtom, MAX_DELAY_S } from './stored-delay.ts';

const STEP_S = 5;

/** How far the visitor's stream is behind: the page waits as long. */
export function DelayControl() {
  const { t } = useTranslation();
  const [delay, setDelay] = useAtom(delayAtom);
  const noteId = useId();
  const text = t('moment:delay.seconds', { count: delay });
  return (
    <div className={styles.delay}>
      <label>
        {t('moment:delay.label')}
        <input
          type="range"
          min={0}
          max={MAX_DELAY_S}
          step={STEP_S}
          value={delay}
          aria-valuetext={text}
          aria-describedby={noteId}
          onChange={({ target }) => setDelay(target.valueAsNumber)}
        />
        <output>
          <Numerals as="fig-m" text={text} />
        </output>
      </label>
      <p id={noteId}>{t('moment:delay.note')}</p>
    </div>
  );
}
