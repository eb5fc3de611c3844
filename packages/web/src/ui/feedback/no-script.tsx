import styles from './no-script.module.css';

/** Shown without script only, in place of what needs it. */
export const NoScript = ({ text }: { text: string }) => (
  <noscript className={styles.text}>{import.meta.env.SSR && <p>{text}</p>}</noscript>
);
