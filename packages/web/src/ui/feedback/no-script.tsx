import styles from './no-script.module.css';

/** Shown without script only, in place of what needs it. */
export const NoScript = ({ text }: { text: string }) => (
  <noscript>{import.meta.env.SSR && <p className={styles.text}>{text}</p>}</noscript>
);
