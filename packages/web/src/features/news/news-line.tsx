import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './news-line.module.css';
import type { Story } from './story.ts';
import { usePublishedAt } from './use-published-at.ts';

/** Time, title, sport. */
export function NewsLine({ story }: { story: Story }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <Link className={styles.line} to={paths.article(story.sport, story.id)}>
      <time>{publishedAt(story).time}</time>
      <strong>{story.title}</strong>
      <Icon name={story.sport} />
      <span className="vh">{t(`games.${story.sport}`)}</span>
    </Link>
  );
}
