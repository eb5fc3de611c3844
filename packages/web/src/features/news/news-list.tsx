import { useTranslation } from 'react-i18next';
import { sampleNews } from '../../api/sample/news.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { Block } from '../../ui/block.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './news-list.module.css';

/** MAT-7, MDT-5 */
export function NewsList() {
  const { t } = useTranslation();
  return (
    <Block title={t('matches.news')}>
      {sampleNews.map(({ id, sport, time }) => (
        <Link key={id} className={styles.news} to={paths.article(sport, id)}>
          <time>{time}</time>
          <strong>{t(`content.news.${id}`)}</strong>
          <Icon name={sport} />
        </Link>
      ))}
    </Block>
  );
}
