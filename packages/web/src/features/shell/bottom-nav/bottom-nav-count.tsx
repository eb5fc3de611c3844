import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, isPartOf } from '../../../paths.ts';
import { liveScopeAtom } from '../../../state/live/live-status.ts';
import { useSession } from '../../../state/session.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import styles from './bottom-nav.module.css';

/** Number of the game's matches in play: as many as the list behind it. Hidden on pages that follow other matches. */
export function BottomNavCount({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { live } = useSession();
  useAtomValue(live.listVersionAtom);
  const scope = useAtomValue(liveScopeAtom);
  if (!scope || scope.matchIds || (scope.sportType ?? game) !== game) return null;
  const count = live.ongoing().filter(({ tournament }) => isPartOf(game, tournament)).length;
  if (count === 0) return null;
  return (
    <span className={classNames('fig-m', styles.count)}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
    </span>
  );
}
