import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { keepInView } from '../../../ui/dom/keep-in-view.ts';
import { useGame } from '../use-game.ts';

/** HDR-5: the second word of the address drives the active one; that of predictions leads to the news, where they are linked. */
const sections = [
  { name: 'matches', words: ['matches'], to: paths.matches },
  { name: 'predictions', words: ['news', 'predictions'], to: paths.news },
  {
    name: 'tournaments',
    words: ['tournaments', 'tournament'],
    to: (game: Game) => paths.tournaments(game),
  },
  { name: 'teams', words: ['teams', 'team'], to: (game: Game) => paths.teams(game) },
] as const;

export function SectionTabs({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const second = useLocation().pathname.split('/')[2] ?? '';
  const game = useGame();
  return (
    <nav className={classNames(tabs.tabs, className)} aria-label={t('shell.sections.label')}>
      {sections.map(({ name, words, to }) => {
        const here = (words as readonly string[]).includes(second);
        return (
          <Link
            key={name}
            ref={here ? keepInView : undefined}
            className={tabs.tab}
            to={to(game)}
            aria-current={here ? 'page' : undefined}
          >
            {name === 'teams'
              ? t(`shell.sections.teams.${sportOf(game)}`)
              : t(`shell.sections.${name}`)}
          </Link>
        );
      })}
    </nav>
  );
}
