import type { ReactNode } from 'react';
import type { ArticleSection } from '../../i18n/article-text.ts';
import styles from './article-sections.module.css';

interface ArticleSectionsProps {
  sections: readonly ArticleSection[];
  /** Rendered for the section of kind `match`. */
  match: ReactNode;
}

/** NWS-3: the sections in order, each by its kind. */
export const ArticleSections = ({ sections, match }: ArticleSectionsProps) => (
  <div className={styles.read}>
    {sections.map((section, at) => (
      <Section key={at} section={section} match={match} />
    ))}
  </div>
);

function Section({ section, match }: { section: ArticleSection; match: ReactNode }) {
  switch (section.name) {
    case 'title':
      return <h2>{section.value}</h2>;
    case 'content':
      return <p>{section.value}</p>;
    case 'bulletPoints':
      return (
        <ul className={styles.points}>
          {section.value.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    case 'match':
      return match;
  }
}
