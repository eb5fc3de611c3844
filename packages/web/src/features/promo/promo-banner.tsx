import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { samplePromos } from '../../api/sample/promos.ts';
import { readStored, writeStored } from '../../state/storage/storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton } from '../../ui/controls/close-button.tsx';
import styles from './promo-banner.module.css';
import { PromoGate } from './promo-gate.tsx';
import { useCopyCode } from './use-copy-code.ts';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `pixels`; false on the server. */
const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  );

const SHOW_AFTER_PX = 100;
const CLOSED_KEY = 'touchline.banner-closed';
const isTrue = (value: unknown): value is true => value === true;

/**
 * FOT-3: appears once the page is scrolled, stays, and is away for the session once closed; `forced` always shows it,
 * without a close button.
 */
export default function PromoBanner({ forced = false }: { forced?: boolean }) {
  const scrolled = useScrolledPast(SHOW_AFTER_PX);
  const [closed, setClosed] = useState(false);
  if (!forced && (!scrolled || closed || readStored(CLOSED_KEY, isTrue, 'session'))) return null;

  const close = () => {
    writeStored(CLOSED_KEY, true, 'session');
    setClosed(true);
  };
  return (
    <PromoGate>
      <Banner onClose={forced ? undefined : close} />
    </PromoGate>
  );
}

function Banner({ onClose }: { onClose: (() => void) | undefined }) {
  const { t } = useTranslation();
  const copy = useCopyCode();
  const { sum, code } = samplePromos.deposit;
  return (
    <aside className={styles.banner} aria-label={`${sum} ${t('content.promo.deposit.title')}`}>
      <b>{sum}</b>
      <p>
        {t('content.promo.deposit.title')}
        <small>{t('content.promo.deposit.text')}</small>
      </p>
      <Button kind="gold" onClick={() => void copy(code)}>
        {t('content.promo.getCode')}
      </Button>
      {onClose && <CloseButton label={t('shell.close')} onClose={onClose} />}
    </aside>
  );
}
