import { useTranslation } from 'react-i18next';
import { type SampleOffer, sampleOffers } from '../../api/sample/offers.ts';
import { BookmakerLogo } from '../../ui/graphics/bookmaker-logo.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './offer-button.module.css';
import { PromoCode } from './promo-code.tsx';
import { PromoGate } from './promo-gate.tsx';
import { useCopyCode } from './use-copy-code.ts';

/** FOT-6: a click copies the offer's code, if it has one. */
function OfferButton({ offer }: { offer: SampleOffer }) {
  const { t } = useTranslation();
  const copy = useCopyCode();
  const { name, bonus, label, code } = offer;
  const text = (
    <>
      <BookmakerLogo name={name} className={styles.book} />
      <span>
        <b className={`fig ${styles.sum}`}>{bonus}</b> <span className={styles.label}>{label}</span>
      </span>
    </>
  );
  if (!code) {
    return (
      <div className={styles.offer}>
        {text}
        <span className={styles.label}>{t('content.offers.noCode')}</span>
      </div>
    );
  }
  return (
    <button type="button" className={styles.offer} onClick={() => void copy(code)}>
      {text}
      <PromoCode code={code} />
    </button>
  );
}

/** FOT-7 */
export function OfferList() {
  const { t } = useTranslation();
  return (
    <PromoGate>
      <Block title={t('content.offers.title')}>
        <ul>
          {sampleOffers(t('content.offers.label')).map((offer) => (
            <li key={offer.name}>
              <OfferButton offer={offer} />
            </li>
          ))}
        </ul>
      </Block>
    </PromoGate>
  );
}
