import { classes } from './classes.ts';
import styles from './flag.module.css';

interface FlagProps {
  src: string;
  className?: string | undefined;
}

/** A flag beside the country's name, or the tournament's. */
export function Flag({ src, className }: FlagProps) {
  return (
    <img
      className={classes(styles.flag, className)}
      src={src}
      alt=""
      width="18"
      height="12"
      loading="lazy"
      decoding="async"
    />
  );
}
