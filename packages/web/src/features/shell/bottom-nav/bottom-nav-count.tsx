import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { dayOf } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Game } from '../../../paths.ts';
import { liveScopeAtom } from '../../../state/live/live-status.ts';
import { callContextAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import styles from './bottom-nav.module.css';

/**
 * Number of ongoing matches of the page's game among today's: as many as the list behind it. Hidden on pages that
 * follow other matches, such as the home page, whose number is that of all sports.
 */
export function BottomNavCount({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { live } = useSession();
  useAtomValue(live.listVersionAtom);
  const scope = useAtomValue(liveScopeAtom);
  const { today } = useAtomValue(callContextAtom);
  const zone = useAtomValue(zoneAtom);
  if (scope?.sportType !== game) return null;
  const isToday = ({ startTime }: Match) => dayOf(startTime * 1000, zone) === today;
  const count = live.ongoing().filter(isToday).length;
  if (count === 0) return null;
  return (
    <span className={classNames('fig-m', styles.count)}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
    </span>
  );
}
