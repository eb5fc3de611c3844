import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LastUpdated } from '../../features/matches/list/last-updated.tsx';
import { PredictionList } from '../../features/matches/predict/prediction-list.tsx';
import { VerdictBlock } from '../../features/matches/predict/verdict-block.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { OddsMenu } from '../../features/shell/menus/odds-menu.tsx';
import { paths } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import {
  analysisCall,
  PAGE_SIZE,
  predictionsCalls,
  readPredictionsAddress,
} from './predictions-data.ts';
import styles from './predictions-page.module.css';

export {
  predictionsFirstRows as firstRows,
  predictionsHead as head,
  predictionsPageCalls as calls,
} from './predictions-data.ts';

const TODAY_AGE_S = 60;
const YESTERDAY_AGE_S = 600;

/** NWS-4 */
export default function PredictionsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const { game, limit } = readPredictionsAddress(address);
  const calls = predictionsCalls(address, context);
  const today = useLiveList(useResource(calls.today, useMaxAge(TODAY_AGE_S)));
  const yesterday = useResource(calls.yesterday, YESTERDAY_AGE_S);
  const side = (
    <>
      <VerdictBlock resource={yesterday} />
      <PromoOffer name="double" />
    </>
  );
  return (
    <Main>
      <div className={styles.head}>
        <h1>{t('predictions:title', { game: t(`games.${game}`) })}</h1>
        <span className={styles.end}>
          {today.result?.kind === 'ok' && <LastUpdated of={today} onlyOld />}
          <OddsMenu opensDown alignEnd />
          <Link className="link" to={paths.news(game)}>
            {t('predictions:news')}
            <Icon name="right" size="s" />
          </Link>
        </span>
      </div>
      <p className={styles.what}>{t('predictions:what')}</p>
      <TwoColumns side={side}>
        <div className={styles.list}>
          <h2 className="vh">{t('predictions:today')}</h2>
          <PredictionList
            resource={today}
            limit={limit}
            moreUrl={paths.predictions(game, { show: `${limit + PAGE_SIZE}` })}
            analysisOf={(matchId) => analysisCall(matchId, context)}
          />
        </div>
      </TwoColumns>
    </Main>
  );
}
