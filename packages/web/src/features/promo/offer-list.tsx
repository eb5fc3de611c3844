import { sampleOffers } from '../../api/sample/offers.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { OfferButton } from './offer-button.tsx';
import { PromoGate } from './promo-gate.tsx';

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
