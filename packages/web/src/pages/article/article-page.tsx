import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { MatchPick } from '../../api/sample/article-details.ts';
import { isSampleId } from '../../api/sample/articles.ts';
import { MatchCard } from '../../features/matches/card/match-card.tsx';
import { ArticlePicture } from '../../features/news/article-picture.tsx';
import { ArticleSections } from '../../features/news/article-sections.tsx';
import { Author } from '../../features/news/author.tsx';
import type { Piece } from '../../features/news/piece.ts';
import { RelatedNews } from '../../features/news/related-news.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isGame } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import {
  articleCall,
  articleCrumbs,
  matchByIdCall,
  pickedMatchCall,
  pieceAt,
} from './article-data.ts';
import styles from './article-page.module.css';

export { articleCalls as calls, articleHead as head } from './article-data.ts';

/** Its text never changes. */
const ARTICLE_AGE_S = 3600;

/** NWS-3 */
export default function ArticlePage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  if (!isSampleId(address.params.articleId)) return <LoadedArticlePage address={address} />;
  const piece = pieceAt(address, undefined, t, now);
  return piece ? <ArticleContent piece={piece} address={address} /> : <NotFound />;
}

function LoadedArticlePage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const call = articleCall(address, useAtomValue(callContextAtom));
  const { result, pending, retry } = useResource(call, ARTICLE_AGE_S);
  const piece = pieceAt(address, result, t, now);
  if (piece) return <ArticleContent piece={piece} address={address} />;
  if (result && result.kind !== 'failed') return <NotFound />;
  return (
    <Main>
      <ListState
        state={result ? 'failed' : 'loading'}
        empty={t('state.empty.news')}
        again={t('state.retry')}
        pending={pending}
        onRetry={retry}
        skeleton={<SkeletonLines count={12} />}
      >
        {null}
      </ListState>
    </Main>
  );
}

function ArticleContent({ piece, address }: { piece: Piece; address: Address }) {
  const { t } = useTranslation();
  const { game } = address.params;
  const side = (
    <>
      <RelatedNews article={piece} />
      <PromoOffer name="free" />
    </>
  );
  return (
    <Main>
      <Breadcrumb items={articleCrumbs(piece, isGame(game) ? game : piece.sport, t)} />
      <div className={styles.columns}>
        <TwoColumns side={side}>
          <article>
            <h1 className={styles.title}>{piece.title}</h1>
            <ArticlePicture piece={piece} />
            <ArticleSections
              sections={piece.sections}
              match={<ArticleMatch match={piece.match} />}
            />
            <Author {...piece} />
          </article>
        </TwoColumns>
      </div>
    </Main>
  );
}

/** NWS-3: the match of an article. Renders nothing if it cannot be loaded, or there is none. */
function ArticleMatch({ match }: Pick<Piece, 'match'>) {
  if (match === undefined) return null;
  return typeof match === 'string' ? <MatchById id={match} /> : <PickedMatch pick={match} />;
}

function MatchById({ id }: { id: string }) {
  const { result } = useResource(matchByIdCall(id, useAtomValue(callContextAtom)));
  return <MatchIfLoaded match={result?.kind === 'ok' ? result.data : undefined} />;
}

function PickedMatch({ pick }: { pick: MatchPick }) {
  const { result } = useResource(pickedMatchCall(pick, useAtomValue(callContextAtom)));
  return <MatchIfLoaded match={result?.kind === 'ok' ? result.data[0] : undefined} />;
}

const MatchIfLoaded = ({ match }: { match: Match | undefined }) =>
  match ? (
    <div className={styles.match}>
      <MatchCard match={match} showDate />
    </div>
  ) : null;
