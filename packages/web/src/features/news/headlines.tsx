import { sampleArticles } from '../../api/sample/articles.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './headlines.module.css';
import { usePublishedAt } from './use-published-at.ts';

const MAX_HEADLINES = 4;

/** HOM-1: the latest articles. */
export function Headlines() {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <section className={styles.brief} aria-label={t('home.brief')}>
      {sampleArticles.slice(0, MAX_HEADLINES).map((article) => (
        <Link key={article.id} to={paths.article(article.sport, article.id)}>
          <span className={styles.when}>
            <Icon name={article.sport} />
            <span className="fig">{publishedAt(article).time}</span>
          </span>
          <strong>{t(`content.news.${article.id}`)}</strong>
        </Link>
      ))}
    </section>
  );
}
