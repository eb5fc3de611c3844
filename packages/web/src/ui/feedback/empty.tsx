import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** A list with nothing in it: an empty pitch, a sentence, and what can be done. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg
        className={styles.pitch}
        viewBox="0 0 132 52"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M0 1h132M66 1v52M38 53a28 28 0 0 1 56 0M1 1v50M131 1v50" />
      </svg>
      <strong>{text}</strong>
      {children}
    </div>
  );
}
