import type { ReactNode } from 'react';
import { Pitch } from '../graphics/pitch.tsx';
import { Main } from './main.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page with a message only: an empty pitch, a sentence, and links. */
export const MessagePage = ({ title, text, children }: MessagePageProps) => (
  <Main>
    <div className={styles.message}>
      <Pitch strokeWidth="0.8" className={styles.pitch} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  </Main>
);
