import type { ArticleSection, PlayerRef } from '@touchline/types';
import type { ReactNode } from 'react';
import { nameParts } from '../../format/name-parts.ts';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import styles from './article-sections.module.css';

type RenderMatch = (matchId: string) => ReactNode;

interface ArticleSectionsProps {
  sections: readonly ArticleSection[];
  /** Their names lead to their pages. */
  players: readonly PlayerRef[];
  game: Game;
  /** Renders a section of kind `match`. */
  match: RenderMatch;
}

/** NWS-3: the sections in order, each by its kind. */
export const ArticleSections = ({ sections, ...props }: ArticleSectionsProps) => (
  <div className={styles.read}>
    {sections.map((section, at) => (
      <Section key={at} section={section} {...props} />
    ))}
  </div>
);

type SectionProps = Omit<ArticleSectionsProps, 'sections'> & { section: ArticleSection };

function Section({ section, match, players, game }: SectionProps) {
  switch (section.name) {
    case 'title':
      return <h2>{section.value}</h2>;
    case 'content':
      return <p>{linkNames(section.value, players, game)}</p>;
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

const linkNames = (text: string, players: readonly PlayerRef[], game: Game): ReactNode[] =>
  nameParts(text, players).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.id} className="prose-link" to={paths.player(game, part.id)}>
        {part.name}
      </Link>
    ),
  );
