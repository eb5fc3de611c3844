import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import {
  followedAtom,
  mutedMatchesAtom,
  ringBellAtom,
} from '../../../state/alerts/muted-matches.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import { writeStored } from '../../../state/storage/storage.ts';
import star from '../../../ui/controls/star-toggle.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { isStarredItself } from '../list/is-starred.ts';
import styles from './alert-bell.module.css';
import { ASKED_KEY } from './alert-question.tsx';

/** Asks for the browser's permission, unless it is known. */
async function askPermission(): Promise<NotificationPermission> {
  if (typeof Notification === 'undefined') return 'denied';
  if (Notification.permission !== 'default') return Notification.permission;
  // In place of the question that follows the first star.
  writeStored(ASKED_KEY, true);
  return Notification.requestPermission();
}

function LoadedAlertBell({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { id } = match;
  const isStarred = isStarredItself(match, useAtomValue(favouritesAtom));
  const isFollowed = isStarredItself(match, useAtomValue(followedAtom));
  const isMuted = useAtomValue(mutedMatchesAtom).has(id);
  const ring = useSetAtom(ringBellAtom);
  const isOn = isFollowed && !isMuted;
  const showToast = useSetAtom(showToastAtom);
  async function toggle() {
    ring({ id, isStarred, isOn: !isOn });
    if (isOn) return showToast(t('alerts:toast.off'), 'info');
    const isAllowed = (await askPermission()) === 'granted';
    showToast(t(`alerts:toast.${isAllowed ? 'on' : 'inTab'}`), isAllowed ? 'check' : 'info');
  }
  return (
    <button
      type="button"
      className={classNames(star.star, styles.bell)}
      aria-pressed={isOn}
      aria-label={t('alerts:bell')}
      title={t(isOn ? 'alerts:bellOn' : 'alerts:bellOff')}
      onClick={() => void toggle()}
    >
      <Icon name="bell" />
    </button>
  );
}

/** PRF-9: whether the match has alerts. A star turns them on, and so does the bell alone. */
export default function AlertBell({ match }: { match: Match }) {
  return useLoadedNamespace('alerts') && <LoadedAlertBell match={match} />;
}
