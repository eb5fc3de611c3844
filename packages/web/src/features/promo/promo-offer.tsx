import { useTranslation } from 'react-i18next';
import { type PromoName, samplePromos } from '../../api/sample/promos.ts';
import { PromoCode } from './promo-code.tsx';
import { PromoGate } from './promo-gate.tsx';
import styles from './promo-offer.module.css';
import { useCopyCode } from './use-copy-code.ts';

/** FOT-6: an offer. A click copies its code and confirms it. */
export function PromoOffer({ name }: { name: PromoName }) {
  const { t } = useTranslation();
  const copy = useCopyCode();
  const { sum, code } = samplePromos[name];
  return (
    <PromoGate>
      <button type="button" className={styles.ticket} onClick={() => void copy(code)}>
        <span className={styles.sum}>{sum}</span>
        <span className={styles.body}>
          <strong>{t(`content.promo.${name}.title`)}</strong>
          <span className={styles.text}>{t(`content.promo.${name}.text`)}</span>
          <PromoCode code={code} className={styles.place} />
        </span>
      </button>
    </PromoGate>
  );
}
