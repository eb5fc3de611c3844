import { BoardTabs } from '../../features/news/board-tabs.tsx';
import { NewsDays } from '../../features/news/news-days.tsx';
import { OTHER_SPORTS, OtherSportsNews } from '../../features/news/other-sports-news.tsx';
import { LONG_LIST, newsCall } from '../../features/news/use-news.ts';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, isGame, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import styles from './news-page.module.css';

const gameAt = ({ params: { game } }: Address): Game => (isGame(game) ? game : 'football');

export function calls(address: Address, context: CallContext) {
  const sport = sportOf(gameAt(address));
  const beside = OTHER_SPORTS[sport].map((other) => newsCall(context, other));
  return [newsCall(context, sport, LONG_LIST), ...beside];
}

export function head({ t, address }: HeadInput): Head {
  const game = t(`games.${gameAt(address)}`);
  return { title: t('news:title', { game }), description: t('news:description', { game }) };
}

/** NWS-1, NWS-2 */
export default function NewsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const game = gameAt(address);
  const side = (
    <>
      <PromoOffer name="free" />
      <OtherSportsNews sport={sportOf(game)} />
    </>
  );
  return (
    <Main>
      <div className={styles.head}>
        <h1>{t('news:title', { game: t(`games.${game}`) })}</h1>
        <Link className="link" to={paths.predictions(game)}>
          {t('news:predictions')}
          <Icon name="right" size="s" />
        </Link>
      </div>
      <BoardTabs />
      <TwoColumns side={side}>
        <div className={styles.days}>
          <NewsDays game={game} />
        </div>
      </TwoColumns>
    </Main>
  );
}
