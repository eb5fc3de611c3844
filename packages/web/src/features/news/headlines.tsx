import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './headlines.module.css';
import { usePublishedAt } from './use-published-at.ts';
import { useStories } from './use-stories.ts';

const MAX_HEADLINES = 4;

/** HOM-1: the latest articles. */
export function Headlines() {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <section className={styles.brief} aria-label={t('home.brief')}>
      {useStories()
        .slice(0, MAX_HEADLINES)
        .map((story) => (
          <Link key={story.id} to={paths.article(story.sport, story.id)}>
            <span className={styles.when}>
              <Icon name={story.sport} />
              <span className="fig">{publishedAt(story).time}</span>
            </span>
            <strong>{story.title}</strong>
          </Link>
        ))}
    </section>
  );
}
