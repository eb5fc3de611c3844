import { type SampleArticle, sampleArticles } from '../../api/sample/articles.ts';
import { shortDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Cover } from './cover.tsx';
import styles from './related-news.module.css';
import { relatedTo } from './related-to.ts';
import { usePublishedAt } from './use-published-at.ts';

/** NWS-3 */
export function RelatedNews({ article }: { article: SampleArticle }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <Block title={t('article:related')}>
      {relatedTo(article, sampleArticles).map((other) => (
        <Link key={other.id} className={styles.news} to={paths.article(other.sport, other.id)}>
          <span className={styles.picture}>
            <Cover id={other.id} sport={other.sport} />
          </span>
          <span>
            <strong>{t(`content.news.${other.id}`)}</strong>
            <span className={`meta fig-s ${styles.when}`}>
              {shortDay(publishedAt(other).day)} · {publishedAt(other).time}
            </span>
          </span>
        </Link>
      ))}
    </Block>
  );
}
