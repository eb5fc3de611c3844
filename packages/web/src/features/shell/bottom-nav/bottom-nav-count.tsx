import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, sportOf } from '../../../paths.ts';
import { liveScopeAtom } from '../../../state/live/live-status.ts';
import { useSession } from '../../../state/session.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import styles from './bottom-nav.module.css';

/** Number of ongoing matches of a game. Hidden on a page whose live scope is a list of matches. */
export function BottomNavCount({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { live } = useSession();
  useAtomValue(live.listVersionAtom);
  const scope = useAtomValue(liveScopeAtom);
  if (!scope || scope.matchIds) return null;
  const isOfGame = ({ tournament: { sportType } }: Match) =>
    scope.sportType === game || sportType === game || (sportType && sportOf(sportType)) === game;
  const count = live.ongoing().filter(isOfGame).length;
  if (count === 0) return null;
  return (
    <span className={classNames('fig-m', styles.count)}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
    </span>
  );
}
