import type { Article, Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { MatchCard } from '../../features/matches/board/match-card.tsx';
import pictures from '../../features/news/article-picture.module.css';
import { ArticleSections } from '../../features/news/article-sections.tsx';
import writer from '../../features/news/author.module.css';
import { Cover } from '../../features/news/cover.tsx';
import { langOf } from '../../features/news/lang-of.ts';
import { RelatedNews } from '../../features/news/related-news.tsx';
import { usePublishedAt } from '../../features/news/use-published-at.ts';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { championWord } from '../../features/tournaments/champion-word.ts';
import { HeroLeader } from '../../features/tournaments/hero/hero-leader.tsx';
import { writtenDay } from '../../format/day-name.ts';
import { type Game, gameOf, type Sport, sportOf } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { dataOf, itemsOf } from '../../state/stores/resource.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import {
  articleCrumbs,
  articleEntity,
  finalCall,
  isPlayedFinal,
  mainMatchesCall,
  mainMatchOf,
  matchByIdCall,
} from './article-data.ts';
import styles from './article-page.module.css';

export { articleCalls as calls, articleHead as head } from './article-data.ts';

/** Its text never changes. */
const ARTICLE_AGE_S = 3600;

/** NWS-3 */
const ArticlePage = ({ address }: { address: Address }) => (
  <EntityPage
    entity={articleEntity}
    address={address}
    maxAgeSeconds={ARTICLE_AGE_S}
    skeleton={<SkeletonLines count={12} />}
  >
    {(article, resource) => (
      <ArticleContent article={article} game={gameAt(address)} lang={langOf(resource)} />
    )}
  </EntityPage>
);

export default ArticlePage;

interface ArticleContentProps {
  article: Article;
  game: Game;
  /** The language of the article, where it is not the language of the page. */
  lang: string | undefined;
}

function ArticleContent({ article, game, lang }: ArticleContentProps) {
  const { t } = useTranslation();
  const side = (
    <>
      <RelatedNews article={article} sport={sportOf(game)} />
      <PromoOffer name="free" />
    </>
  );
  return (
    <>
      <Breadcrumb items={articleCrumbs(article, game, t)} />
      <div className={styles.columns}>
        <TwoColumns side={side}>
          <article lang={lang}>
            <h1 className={styles.title}>{article.title}</h1>
            <ArticlePicture article={article} sport={sportOf(gameOf(article, game))} />
            <ArticleSections
              sections={article.section}
              players={article.players ?? []}
              game={game}
              match={(id) => {
                const isForeign = lang !== undefined;
                return id ? (
                  <NamedMatch matchId={id} isForeign={isForeign} />
                ) : (
                  <MainMatch sport={sportOf(game)} isForeign={isForeign} />
                );
              }}
            />
            <Author {...article} />
          </article>
        </TwoColumns>
      </div>
    </>
  );
}

function FinalWinner({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { result } = useResource(finalCall(match, useAtomValue(callContextAtom)));
  const tournament = result?.kind === 'ok' ? result.data : undefined;
  const champion = tournament?.currentSeason === match.season && tournament.champion;
  if (!champion || ![match.homeTeam.id, match.awayTeam.id].includes(champion.id)) return null;
  return (
    <p className={styles.winner}>
      {championWord(tournament, t)}
      <HeroLeader tournament={tournament} team={champion} />
    </p>
  );
}

interface ForeignProps {
  /** Whether the article around it is not in the language of the page. */
  isForeign: boolean;
}

/** NWS-3: the match of an article. Renders nothing if it cannot be loaded. */
function ArticleMatch({ match, isForeign }: ForeignProps & { match: Match | undefined }) {
  const { i18n } = useTranslation();
  if (!match) return null;
  return (
    <div className={styles.match} lang={isForeign ? i18n.language : undefined}>
      <MatchCard match={match} showDate />
      {isPlayedFinal(match) && <FinalWinner match={match} />}
    </div>
  );
}

function NamedMatch({ matchId, ...props }: ForeignProps & { matchId: string }) {
  const resource = useResource(matchByIdCall(matchId, useAtomValue(callContextAtom)));
  return <ArticleMatch match={dataOf(resource)} {...props} />;
}

function MainMatch({ sport, ...props }: ForeignProps & { sport: Sport }) {
  const resource = useResource(mainMatchesCall(useAtomValue(callContextAtom)));
  const match = mainMatchOf(sport, itemsOf(resource));
  return match ? <NamedMatch matchId={match.id} {...props} /> : null;
}

/** NWS-3: the author's name and a short biography. */
const Author = ({ author, author_description: about }: Article) => (
  <div className={writer.writer}>
    <span className={writer.face} aria-hidden="true">
      {[...author][0]}
    </span>
    <strong>{author}</strong>
    <p>{about}</p>
  </div>
);

/** NWS-3: the image with author, date and time over it. */
function ArticlePicture({ article, sport }: { article: Article; sport: Sport }) {
  const { t } = useTranslation();
  const { day, time } = usePublishedAt()(article);
  return (
    <div className={pictures.picture}>
      <Cover article={article} sport={sport} eager />
      <div className={pictures.by}>
        <span>{article.author}</span>
        <span className="fig-m">{writtenDay(day, t, 'short')}</span>
        <time className="fig-m">{time}</time>
        <span className={pictures.board}>{t(`article:board.${article.board}`)}</span>
      </div>
    </div>
  );
}
