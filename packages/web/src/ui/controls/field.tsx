import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../graphics/icon.tsx';
import styles from './field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  /** A rule for the input, shown until there is an error. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown at the end of the box. */
  children?: ReactNode;
}

/** An input with its label above, and its hint or error below. */
export function Field({ label, hint, error, children, ...input }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-says`}
          {...input}
        />
        {children}
      </div>
      {message !== undefined && (
        <p id={`${id}-says`} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="alert" size="s" />}
          {message}
        </p>
      )}
    </div>
  );
}
