import type { ReactNode } from 'react';
import { Pitch } from '../graphics/pitch.tsx';
import styles from './empty.module.css';

/** Shown in place of an empty list: an empty pitch, a sentence, and actions. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Pitch strokeWidth="1.5" className={styles.pitch} />
      <strong>{text}</strong>
      {children}
    </div>
  );
}
