import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './promo-code.module.css';

/** How a code looks that a click copies. */
export const PromoCode = ({
  code,
  className,
}: {
  code: string;
  className?: string | undefined;
}) => (
  <span className={classes(styles.code, className)}>
    {code}
    <Icon name="copy" />
  </span>
);
