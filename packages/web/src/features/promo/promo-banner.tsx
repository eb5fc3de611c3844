import { useState } from 'react';
import { samplePromos } from '../../api/sample/promos.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { readStored, writeStored } from '../../state/storage/storage.ts';
import button from '../../ui/controls/button.module.css';
import { CloseButton } from '../../ui/controls/close-button.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import styles from './promo-banner.module.css';
import { PromoGate } from './promo-gate.tsx';
import { useCopyCode } from './use-copy-code.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const SHOW_AFTER_PX = 100;
const CLOSED_KEY = 'touchline.banner-closed';
const isTrue = (value: unknown): value is true => value === true;

/** FOT-3: appears on scrolling and stays away for the session once closed; `forced` always shows it, without a close button. */
export function PromoBanner({ forced = false }: { forced?: boolean }) {
  const { t } = useTranslation();
  const copy = useCopyCode();
  const scrolled = useScrolledPast(SHOW_AFTER_PX);
  const [closed, setClosed] = useState(false);
  if (!forced && (!scrolled || closed || readStored(CLOSED_KEY, isTrue, 'session'))) return null;

  const { sum, code } = samplePromos.deposit;
  const close = () => {
    writeStored(CLOSED_KEY, true, 'session');
    setClosed(true);
  };
  return (
    <PromoGate>
      <aside className={styles.banner} aria-label={`${sum} ${t('content.promo.deposit.title')}`}>
        <b>{sum}</b>
        <p>
          {t('content.promo.deposit.title')}
          <small>{t('content.promo.deposit.text')}</small>
        </p>
        <button
          type="button"
          className={classNames(button.btn, button.gold)}
          onClick={() => void copy(code)}
        >
          {t('content.promo.getCode')}
        </button>
        {!forced && <CloseButton label={t('shell.close')} onClose={close} />}
      </aside>
    </PromoGate>
  );
}
