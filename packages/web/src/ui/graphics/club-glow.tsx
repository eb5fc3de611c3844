import { classNames } from '../dom/class-names.ts';
import styles from './club-glow.module.css';

/** The light in a club's colour on a lit surface. */
export const ClubGlow = ({
  colour,
  className,
}: {
  colour: string;
  className: string | undefined;
}) => <svg className={classNames(styles.beam, className)} color={colour} aria-hidden="true" />;
