import type { ArticleSection } from '@touchline/types';
import type { ReactNode } from 'react';
import styles from './article-sections.module.css';

type RenderMatch = (matchId: string) => ReactNode;

interface ArticleSectionsProps {
  sections: readonly ArticleSection[];
  /** Renders a section of kind `match`. */
  match: RenderMatch;
}

/** NWS-3: the sections in order, each by its kind. */
export const ArticleSections = ({ sections, match }: ArticleSectionsProps) => (
  <div className={styles.read}>
    {sections.map((section, at) => (
      <Section key={at} section={section} match={match} />
    ))}
  </div>
);

function Section({ section, match }: { section: ArticleSection; match: RenderMatch }) {
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
      return match(section.value);
  }
}
