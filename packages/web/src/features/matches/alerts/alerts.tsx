import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { nowAtom } from '../../../state/clock/clock.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { setPanelFeedAtom } from '../../../state/overlays/panel.ts';
import { pushOnAtom } from '../../../state/push/push-on.ts';
import { useSession } from '../../../state/session.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { AlertQuestion } from './alert-question.tsx';
import type { Alert } from './alert-text.ts';
import { alertToastsAtom, closeAlertToastAtom, spokenAlertsAtom } from './alert-toasts-atoms.ts';
import styles from './alerts.module.css';
import { MyFeed } from './my-feed.tsx';
import { useAlertWatch } from './use-alert-watch.ts';

const MAX_DRIFT_MS = 60_000;

/** The site's time in seconds, also while the page is hidden and its clock stands. */
function useSeconds(): () => number {
  const store = useStore();
  const [read] = useState(() => {
    const drift = store.get(nowAtom) - Date.now();
    const offset = Math.abs(drift) < MAX_DRIFT_MS ? 0 : drift;
    return () => Math.floor((Date.now() + offset) / 1000);
  });
  return read;
}

/** The gateway notifies a browser that asked for it, and learns what its visitor follows. */
function useSyncedPush() {
  const session = useSession();
  const isOn = useAtomValue(pushOnAtom);
  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../../../state/push/follow-wishes.ts').then(({ followWishes }) => {
      if (!isOver) stop = followWishes(session);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [session, isOn]);
}

function LoadedAlerts() {
  const { t } = useTranslation();
  const setPanelFeed = useSetAtom(setPanelFeedAtom);
  useEffect(() => setPanelFeed(MyFeed), [setPanelFeed]);
  const now = useSeconds();
  useAlertWatch(now);
  useSyncedPush();
  return (
    <section className={styles.place} aria-label={t('alerts:label')}>
      <AlertQuestion />
      <AlertToasts />
    </section>
  );
}

export default function Alerts() {
  return useLoadedNamespace('alerts') && <LoadedAlerts />;
}

const VISIBLE_MS = 10_000;

/** Goes by itself, but not while it is under the pointer, has the focus, or the page is hidden. */
function AlertToast({ toast }: { toast: Alert }) {
  const { t } = useTranslation();
  const closeToast = useSetAtom(closeAlertToastAtom);
  const [isHeld, setIsHeld] = useState(false);
  const { key } = toast;

  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => closeToast(key), VISIBLE_MS);
      }
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [isHeld, key, closeToast]);

  return (
    <li
      className={styles.card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Link className={styles.text} to={toast.href} onClick={() => closeToast(key)}>
        <b className={styles.title}>{toast.title}</b>
        {toast.text}
      </Link>
      <CloseButton label={t('shell.close')} onClose={() => closeToast(key)} />
    </li>
  );
}

function AlertToasts() {
  const toasts = useAtomValue(alertToastsAtom);
  const spoken = useAtomValue(spokenAlertsAtom);
  return (
    <>
      <p className="vh" role="status">
        {spoken}
      </p>
      <ul>
        {toasts.map((toast) => (
          <AlertToast key={toast.key} toast={toast} />
        ))}
      </ul>
    </>
  );
}
