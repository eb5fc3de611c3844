import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { samplePromos } from '../../api/sample/promos.ts';
import { readStored, writeStored } from '../../state/storage/storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton } from '../../ui/controls/close-button.tsx';
import styles from './promo-banner.module.css';
import { PromoGate } from './promo-gate.tsx';
import { useCopyCode } from './use-copy-code.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const SHOW_AFTER_PX = 100;
const SETTLED_MS = 1000;
const CLOSED_KEY = 'touchline.banner-closed';
const isTrue = (value: unknown): value is true => value === true;

/**
 * FOT-3: appears on scrolling, makes way while the visitor scrolls on, and stays away for the session once closed;
 * `forced` always shows it, without a close button.
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
  // The scrolling that has brought it may go on.
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const isAway = useScrollsDown(isSettled) && onClose !== undefined;
  const { sum, code } = samplePromos.deposit;
  return (
    <aside
      className={styles.banner}
      data-away={isAway || undefined}
      aria-label={`${sum} ${t('content.promo.deposit.title')}`}
    >
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

/** Smaller movements are a resting finger's. */
const THRESHOLD_PX = 24;

/** Whether the visitor last scrolled down the page, not up, and has not reached its end; not until it `isActive`. */
function useScrollsDown(isActive = true): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    let from = scrollY;
    const onScroll = () => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const distance = scrollY - from;
      if (Math.abs(distance) < THRESHOLD_PX && !isAtEnd) return;
      from = scrollY;
      setScrollsDown(distance > 0 && !isAtEnd);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [isActive]);
  return scrollsDown;
}
