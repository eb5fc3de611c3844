import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { mutedMatchesAtom, muteMatchAtom } from '../../../state/alerts/muted-matches.ts';
import { favouritesAtom, toggleFavouriteAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
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
  const isFollowed = isStarredItself(match, useAtomValue(favouritesAtom));
  const isMuted = useAtomValue(mutedMatchesAtom).has(match.id);
  const toggleStar = useSetAtom(toggleFavouriteAtom);
  const mute = useSetAtom(muteMatchAtom);
  const isOn = isFollowed && !isMuted;
  const showToast = useSetAtom(showToastAtom);
  async function toggle() {
    mute(match.id, isOn);
    if (isOn) return showToast(t('alerts:toast.off'), 'info');
    if (!isFollowed) toggleStar(starOf('match', match.id));
    const isAllowed = (await askPermission()) === 'granted';
    const scope = t(`alerts:toast.${isAllowed ? 'on' : 'inTab'}`);
    const starred = !isFollowed && t('alerts:toast.starred');
    showToast([scope, starred].filter(Boolean).join(' '), isAllowed ? 'check' : 'info');
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

/** PRF-9: whether the match has alerts. Without a star it gets one, because alerts are those of starred matches. */
export default function AlertBell({ match }: { match: Match }) {
  return useLoadedNamespace('alerts') && <LoadedAlertBell match={match} />;
}
