import type { ReactNode } from 'react';
import { Main } from './main.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page that has only this to say: an empty pitch, a sentence, two ways on. */
export const MessagePage = ({ title, text, children }: MessagePageProps) => (
  <Main>
    <div className={styles.message}>
      <svg
        className={styles.pitch}
        viewBox="0 0 132 52"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
        aria-hidden="true"
      >
        <path d="M0 1h132M66 1v52M38 53a28 28 0 0 1 56 0M1 1v50M131 1v50" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  </Main>
);
