import { useState } from 'react';
import { samplePromos } from '../../api/sample/promos.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { readStored, writeStored } from '../../state/storage/storage.ts';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './promo-banner.module.css';
import { PromoGate } from './promo-gate.tsx';
import { useCopyCode } from './use-copy-code.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const threshold = 100;
const closedKey = 'touchline.banner-closed';
const isTrue = (value: unknown): value is true => value === true;

/** FOT-3: shown once the page is scrolled, and until the visitor closes it; always where it is forced. */
export function PromoBanner({ forced = false }: { forced?: boolean }) {
  const { t } = useTranslation();
  const copy = useCopyCode();
  const scrolled = useScrolledPast(threshold);
  const [closed, setClosed] = useState(false);
  if (!forced && (!scrolled || closed || readStored(closedKey, isTrue, 'session'))) return null;

  const { sum, code } = samplePromos.deposit;
  const close = () => {
    writeStored(closedKey, true, 'session');
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
        {!forced && (
          <button
            type="button"
            className={button.icon}
            aria-label={t('shell.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </aside>
    </PromoGate>
  );
}
