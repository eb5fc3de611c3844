import { sampleOffers } from '../../api/sample/offers.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Offer } from './bookmaker-offer.tsx';
import { IfWanted } from './promo-gate.tsx';

/** FOT-7 */
export function OfferList() {
  const { t } = useTranslation();
  return (
    <IfWanted>
      <Block title={t('content.offers.title')}>
        <ul>
          {sampleOffers(t('content.offers.label')).map((offer) => (
            <li key={offer.name}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      </Block>
    </IfWanted>
  );
}
