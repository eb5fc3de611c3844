import type { ComponentProps } from 'react';
import { classNames } from '../dom/class-names.ts';
import styles from './button.module.css';

type Kind = 'main' | 'bare' | 'gold';

/** For links that look like buttons. */
export const buttonClass = (kind?: Kind, className?: string): string =>
  classNames(styles.btn, kind && styles[kind], className);

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
}

export const Button = ({ kind, className, ...props }: ButtonProps) => (
  <button type="button" className={buttonClass(kind, className)} {...props} />
);
