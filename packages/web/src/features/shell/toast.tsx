import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hideToastAtom, toastAtom } from '../../state/overlays/toast.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './toast.module.css';

const staysFor = 5_000;

/** One short word to the visitor, seen and announced. The region stands before its words come, or nobody hears them. */
export function Toast() {
  const toast = useAtomValue(toastAtom);
  const hush = useSetAtom(hideToastAtom);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(hush, staysFor);
    return () => clearTimeout(timer);
  }, [toast, hush]);

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
