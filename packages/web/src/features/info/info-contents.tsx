import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './info-contents.module.css';

export const chapterId = (index: number): string => `chapter-${index + 1}`;

/** Scrolls without a new history entry, so that Back leaves the page. */
function scrollToChapter(event: MouseEvent, id: string) {
  const chapter = document.getElementById(id);
  if (!chapter) return;
  event.preventDefault();
  chapter.scrollIntoView();
  chapter.focus({ preventScroll: true });
}

export function InfoContents({ chapters }: { chapters: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('info:contents')}>
      <strong>{t('info:contents')}</strong>
      <ol>
        {chapters.map((chapter, at) => (
          <li key={chapterId(at)}>
            <a
              href={`#${chapterId(at)}`}
              onClick={(event) => scrollToChapter(event, chapterId(at))}
            >
              {chapter}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
