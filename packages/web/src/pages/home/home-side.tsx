import type { Match } from '@touchline/types';
import { SideMatches } from '../../features/matches/list/side-matches.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Subscription } from '../../features/promo/subscription.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import styles from './home-page.module.css';

interface HomeSideProps {
  live: LoadedResource<readonly Match[]>;
  main: LoadedResource<readonly Match[]>;
  liveCount: number | undefined;
}

export function HomeSide({ live, main, liveCount }: HomeSideProps) {
  const { t } = useTranslation();
  return (
    <>
      <PromoOffer name="welcome" />
      <SideMatches
        title={t('home.sideLive')}
        resource={live}
        liveCount={liveCount}
        className={styles.repeats}
      />
      <SideMatches title={t('home.main')} resource={main} rest={main.totals?.rest} />
      <PromoOffer name="free" />
      <Subscription />
    </>
  );
}
