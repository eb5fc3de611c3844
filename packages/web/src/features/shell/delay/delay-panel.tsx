import { DELAY_STEP_S, MAX_DELAY_S } from '@touchline/shared/http/api-path';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toggleDelayPanelAtom } from '../../../state/overlays/delay-panel.ts';
import { delayAtom } from '../../../state/preferences/preferences-atoms.ts';
import { switchDelay } from '../../../state/preferences/switch-delay.ts';
import { useSession } from '../../../state/session.tsx';
import button from '../../../ui/controls/button.module.css';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './delay-panel.module.css';

/** After the last step: each delay is another set of data. */
const SETTLED_MS = 350;

const atMost = (seconds: number) => Math.min(MAX_DELAY_S, Math.max(0, seconds));

/** The delay as chosen, which the site follows once the choice has settled. */
function useChosenDelay() {
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

/** How far the visitor's stream is behind: the whole site waits as long. */
export default function DelayPanel() {
  return useLoadedNamespace('delay') && <LoadedPanel />;
}

function LoadedPanel() {
  const { t } = useTranslation();
  const close = useSetAtom(toggleDelayPanelAtom);
  const [delay, choose] = useChosenDelay();
  const slider = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const noteId = useId();
  const text = t('delay:seconds', { count: delay });

  useEffect(() => {
    const opener = document.activeElement;
    slider.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      className={button.btn}
      aria-label={label}
      disabled={atMost(delay + by) === delay}
      onClick={() => choose(delay + by)}
    >
      {sign}
    </button>
  );
  return (
    <section className={styles.panel} role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('delay:label')}</h2>
        <output className={styles.value}>
          <Numerals as="fig-m" text={text} />
        </output>
        <CloseButton label={t('delay:close')} onClose={close} />
      </div>
      <div className={styles.row}>
        {step(-DELAY_STEP_S, t('delay:less', { count: DELAY_STEP_S }), '−')}
        <input
          ref={slider}
          type="range"
          min={0}
          max={MAX_DELAY_S}
          step={DELAY_STEP_S}
          value={delay}
          aria-labelledby={titleId}
          aria-valuetext={text}
          aria-describedby={noteId}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
        {step(DELAY_STEP_S, t('delay:more', { count: DELAY_STEP_S }), '+')}
      </div>
      <p id={noteId}>{t('delay:note')}</p>
      {delay > 0 && (
        <button type="button" className={button.btn} onClick={() => choose(0)}>
          {t('delay:none')}
        </button>
      )}
    </section>
  );
}
