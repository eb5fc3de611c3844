import type { ArticleSection, PlayerRef } from '@touchline/types';
import type { ReactNode } from 'react';
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

/** The text with a link at the first place of each name. */
function linkNames(text: string, players: readonly PlayerRef[], game: Game): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  const named = players
    .map(({ id, name }) => ({ id, name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  for (const { id, name, at } of named) {
    // A name may begin another one.
    if (at < from) continue;
    parts.push(
      text.slice(from, at),
      <Link key={id} className="link" to={paths.player(game, id)}>
        {name}
      </Link>,
    );
    from = at + name.length;
  }
  return [...parts, text.slice(from)];
}
