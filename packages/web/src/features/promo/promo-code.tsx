import { classNames } from '../../ui/dom/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './promo-code.module.css';

/** A code with a copy icon, for inside a button that copies it. */
export const PromoCode = ({
  code,
  className,
}: {
  code: string;
  className?: string | undefined;
}) => (
  <span className={classNames(styles.code, className)}>
    {code}
    <Icon name="copy" />
  </span>
);
