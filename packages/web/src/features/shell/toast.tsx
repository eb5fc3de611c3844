import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hideToastAtom, toastAtom } from '../../state/overlays/toast.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './toast.module.css';

const VISIBLE_MS = 5_000;

/** A short message, also announced: screen readers announce only changes of a live region that exists already. */
export function Toast() {
  const toast = useAtomValue(toastAtom);
  const hide = useSetAtom(hideToastAtom);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(hide, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [toast, hide]);

  return (
    <div className={styles.place} role="status">
      {toast && (
        <span className={styles.toast} key={toast.number}>
          <Icon name={toast.icon} />
          {toast.text}
        </span>
      )}
    </div>
  );
}
