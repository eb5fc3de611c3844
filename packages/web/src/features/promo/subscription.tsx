import { useTranslation } from 'react-i18next';
import { promoTeams } from '../../api/sample/promos.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Crest } from '../../ui/graphics/crest.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { PromoGate } from './promo-gate.tsx';
import styles from './subscription.module.css';

/** FOT-5: what the subscription offers, with the clubs of its advertising. */
export function Subscription() {
  const { t } = useTranslation();
  return (
    <PromoGate>
      <aside className={styles.subscription}>
        <strong>{t('content.promo.subscription.title')}</strong>
        <p>{t('content.promo.subscription.text')}</p>
        <ul>
          {promoTeams.map((id) => (
            <li key={id}>
              <Crest id={id} kind="football" />
              {t(`content.promoTeams.${id}`)}
            </li>
          ))}
        </ul>
        <Link to={paths.info('subscription-policy')}>
          {t('content.promo.subscription.more')}
          <Icon name="arrow" size="s" />
        </Link>
      </aside>
    </PromoGate>
  );
}
