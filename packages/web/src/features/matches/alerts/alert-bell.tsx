import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { mutedMatchesAtom, muteMatchAtom } from '../../../state/alerts/muted-matches.ts';
import { favouritesAtom, toggleFavouriteAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
import { writeStored } from '../../../state/storage/storage.ts';
import star from '../../../ui/controls/star-toggle.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { isStarredItself } from '../list/is-starred.ts';
import styles from './alert-bell.module.css';
import { ASKED_KEY } from './alert-question.tsx';

function askPermission() {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  // In place of the question that follows the first star.
  writeStored(ASKED_KEY, true);
  void Notification.requestPermission();
}

function LoadedAlertBell({ match }: { match: Match }) {
  const { t } = useTranslation();
  const isFollowed = isStarredItself(match, useAtomValue(favouritesAtom));
  const isMuted = useAtomValue(mutedMatchesAtom).has(match.id);
  const toggleStar = useSetAtom(toggleFavouriteAtom);
  const mute = useSetAtom(muteMatchAtom);
  const isOn = isFollowed && !isMuted;
  function toggle() {
    mute(match.id, isOn);
    if (isOn) return;
    askPermission();
    if (!isFollowed) toggleStar(starOf('match', match.id));
  }
  return (
    <button
      type="button"
      className={classNames(star.star, styles.bell)}
      aria-pressed={isOn}
      aria-label={t('alerts:bell')}
      title={t(isOn ? 'alerts:bellOn' : 'alerts:bellOff')}
      onClick={toggle}
    >
      <Icon name="bell" />
    </button>
  );
}

/** PRF-9: whether the match has alerts. Without a star it gets one, because alerts are those of starred matches. */
export default function AlertBell({ match }: { match: Match }) {
  return useLoadedNamespace('alerts') && <LoadedAlertBell match={match} />;
}
