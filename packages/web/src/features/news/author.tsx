import type { SampleArticle } from '../../api/sample/articles.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import styles from './author.module.css';

/** NWS-3: the author's name and a short biography. */
export function Author({ author }: Pick<SampleArticle, 'author'>) {
  const { t } = useTranslation();
  const name = t(`article:authors.${author}.name`);
  return (
    <div className={styles.writer}>
      <span className={styles.face} aria-hidden="true">
        {[...name][0]}
      </span>
      <strong>{name}</strong>
      <p>{t(`article:authors.${author}.about`)}</p>
    </div>
  );
}
