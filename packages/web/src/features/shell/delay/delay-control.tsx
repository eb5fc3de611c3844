import { DELAY_STEP_S, MAX_DELAY_S } from '@touchline/shared/delay';
import { useAtomValue } from 'jotai';
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { delayAtom } from '../../../state/preferences/preferences-atoms.ts';
import { switchDelay } from '../../../state/preferences/switch-delay.ts';
import { useSession } from '../../../state/session.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './delay-control.module.css';

/** After the last step: each delay is another set of data. */
const SETTLED_MS = 350;

const atMost = (seconds: number) => Math.min(MAX_DELAY_S, Math.max(0, seconds));

/** The delay as chosen, which the site follows once the choice has settled. */
export function useChosenDelay() {
  const session = useSession();
  const delay = useAtomValue(delayAtom);
  const [chosen, choose] = useState(delay);
  const apply = useEffectEvent((seconds: number) => void switchDelay(session, seconds));
  useEffect(() => {
    const timer = setTimeout(() => apply(chosen), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return [chosen, (seconds: number) => choose(atMost(seconds))] as const;
}

interface DelayControlProps {
  delay: number;
  choose: (seconds: number) => void;
  slider?: Ref<HTMLInputElement>;
}

/** How far the visitor's stream is behind, by slider or in steps. Needs the namespace `delay`. */
export function DelayControl({ delay, choose, slider }: DelayControlProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const step = (by: number, label: string, sign: string) => (
    <Button
      aria-label={label}
      disabled={atMost(delay + by) === delay}
      onClick={() => choose(delay + by)}
    >
      {sign}
    </Button>
  );
  return (
    <div className={styles.control}>
      <div className={styles.row}>
        {step(-DELAY_STEP_S, t('delay:less', { count: DELAY_STEP_S }), '−')}
        <input
          ref={slider}
          type="range"
          min={0}
          max={MAX_DELAY_S}
          step={DELAY_STEP_S}
          value={delay}
          aria-label={t('delay:label')}
          aria-valuetext={t('delay:seconds', { count: delay })}
          aria-describedby={noteId}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
        {step(DELAY_STEP_S, t('delay:more', { count: DELAY_STEP_S }), '+')}
      </div>
      <p id={noteId}>{t('delay:note')}</p>
      {delay > 0 && <Button onClick={() => choose(0)}>{t('delay:none')}</Button>}
    </div>
  );
}
