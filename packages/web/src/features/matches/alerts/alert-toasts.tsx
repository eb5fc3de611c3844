import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import type { Alert } from './alert-text.ts';
import { alertToastsAtom, closeAlertToastAtom, spokenAlertsAtom } from './alert-toasts-atoms.ts';
import styles from './alerts.module.css';

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
      <CloseButton label={t('alerts:close')} onClose={() => closeToast(key)} />
    </li>
  );
}

export function AlertToasts() {
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
