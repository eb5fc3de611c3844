import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toggleDelayPanelAtom } from '../../../state/overlays/delay-panel.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { DelayControl, useChosenDelay } from './delay-control.tsx';
import styles from './delay-panel.module.css';

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
  return (
    <section className={styles.panel} role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('delay:label')}</h2>
        <output className={styles.value}>
          <Numerals as="fig-m" text={t('delay:seconds', { count: delay })} />
        </output>
        <CloseButton label={t('shell.close')} onClose={close} />
      </div>
      <DelayControl delay={delay} choose={choose} slider={slider} />
    </section>
  );
}
