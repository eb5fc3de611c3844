import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { keepInView } from '../../../ui/dom/keep-in-view.ts';
import { useGame } from '../use-game.ts';

/** HDR-5: the second path segment selects the tab. The predictions tab leads to the news, which link to the predictions. */
const sections = [
  { name: 'matches', segments: ['matches', 'multiview'], to: paths.matches },
  { name: 'predictions', segments: ['news', 'predictions'], to: paths.news },
  { name: 'tournaments', segments: ['tournaments', 'tournament'], to: paths.tournaments },
  { name: 'teams', segments: ['teams', 'team', 'players'], to: paths.teams },
] as const;

export function SectionTabs({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const segment = pathname.split('/')[2] ?? '';
  const game = useGame();
  return (
    <nav className={classNames(tabs.tabs, className)} aria-label={t('shell.sections.label')}>
      {sections.map(({ name, segments, to }) => {
        const isCurrent = (segments as readonly string[]).includes(segment);
        const mark = to(game) === pathname ? 'page' : 'true';
        return (
          <Link
            key={name}
            ref={isCurrent ? keepInView : undefined}
            className={tabs.tab}
            to={to(game)}
            aria-current={isCurrent ? mark : undefined}
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
