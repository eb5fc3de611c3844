import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { chapterId } from './chapter-id.ts';
import styles from './info-contents.module.css';

/** Leads there without a new entry in the history: Back leaves the page. */
function go(event: MouseEvent, id: string) {
  const chapter = document.getElementById(id);
  if (!chapter) return;
  event.preventDefault();
  chapter.scrollIntoView();
  chapter.focus({ preventScroll: true });
}

/** The chapters of a long page. */
export function InfoContents({ chapters }: { chapters: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('info.contents')}>
      <strong>{t('info.contents')}</strong>
      <ol>
        {chapters.map((chapter, at) => (
          <li key={chapterId(at)}>
            <a href={`#${chapterId(at)}`} onClick={(event) => go(event, chapterId(at))}>
              {chapter}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
