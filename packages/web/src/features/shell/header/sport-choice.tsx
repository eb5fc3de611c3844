import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isGame, paths, sports } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { GameMenu } from './game-menu.tsx';
import styles from './sport-choice.module.css';

/** HDR-2, HDR-3: three links on pages without a game, else a menu of the games. */
export function SportChoice({ className }: { className?: string | undefined }) {
  const game = useLocation().pathname.split('/')[1];
  if (!isGame(game)) return <SportLinks className={className} />;
  return (
    <div className={classNames(styles.choice, className)}>
      <GameMenu game={game} />
    </div>
  );
}

function SportLinks({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={classNames(styles.sports, className)} aria-label={t('shell.sports.label')}>
      {sports.map((sport) => (
        <Link key={sport} to={paths.matches(sport)}>
          <Icon name={sport} />
          {t(`shell.sports.${sport}`)}
        </Link>
      ))}
    </nav>
  );
}
