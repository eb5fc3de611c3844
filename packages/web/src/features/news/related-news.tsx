import { shortDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './related-news.module.css';
import { relatedTo } from './related-to.ts';
import type { Story } from './story.ts';
import { StoryCover } from './story-cover.tsx';
import { usePublishedAt } from './use-published-at.ts';
import { LONG_LIST, useStories } from './use-stories.ts';

/** NWS-3 */
export function RelatedNews({ article }: { article: Pick<Story, 'id' | 'sport' | 'board'> }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <Block title={t('article:related')}>
      {relatedTo(article, useStories(article.sport, LONG_LIST)).map((other) => (
        <Link key={other.id} className={styles.news} to={paths.article(other.sport, other.id)}>
          <span className={styles.picture}>
            <StoryCover story={other} />
          </span>
          <span>
            <strong>{other.title}</strong>
            <span className={`meta fig-s ${styles.when}`}>
              {shortDay(publishedAt(other).day)} · {publishedAt(other).time}
            </span>
          </span>
        </Link>
      ))}
    </Block>
  );
}
