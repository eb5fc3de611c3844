import type { Article } from '@touchline/types';
import { writtenDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import styles from './article-picture.module.css';
import { Cover } from './cover.tsx';
import { usePublishedAt } from './use-published-at.ts';

/** NWS-3: the image with author, date and time over it. */
export function ArticlePicture({ article }: { article: Article }) {
  const { t } = useTranslation();
  const { day, time } = usePublishedAt()(article);
  return (
    <div className={styles.picture}>
      <Cover image={article.image} eager />
      <div className={styles.by}>
        <span>{article.author}</span>
        <span className="fig-m">{writtenDay(day, t, 'short')}</span>
        <time className="fig-m">{time}</time>
        <span className={styles.board}>{t(`article:board.${article.board}`)}</span>
      </div>
    </div>
  );
}
