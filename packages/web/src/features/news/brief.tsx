import { useTranslation } from 'react-i18next';
import { sampleNews } from '../../api/sample/news.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './brief.module.css';

/** HOM-1: the day's news in four lines. */
export function Brief() {
  const { t } = useTranslation();
  return (
    <section className={styles.brief} aria-label={t('home.brief')}>
      {sampleNews.map(({ id, sport, time }) => (
        <Link key={id} to={paths.article(sport, id)}>
          <span className={styles.when}>
            <Icon name={sport} />
            <span className="fig">{time}</span>
          </span>
          <strong>{t(`content.news.${id}`)}</strong>
        </Link>
      ))}
    </section>
  );
}
