import type { SampleArticle } from '../../api/sample/articles.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './news-line.module.css';
import { usePublishedAt } from './use-published-at.ts';

interface NewsLineProps {
  article: SampleArticle;
  /** The game in the article's URL; by default the article's sport. */
  game?: Game;
}

/** NWS-2: time, title, sport. */
export function NewsLine({ article, game = article.sport }: NewsLineProps) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <Link className={styles.line} to={paths.article(game, article.id)}>
      <time>{publishedAt(article).time}</time>
      <strong>{t(`content.news.${article.id}`)}</strong>
      <Icon name={article.sport} />
      <span className="vh">{t(`games.${article.sport}`)}</span>
    </Link>
  );
}
