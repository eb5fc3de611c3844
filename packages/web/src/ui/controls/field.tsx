import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../graphics/icon.tsx';
import styles from './field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  /** A rule that is worth knowing before. */
  hint?: string | undefined;
  /** What is wrong with what was written. */
  fault?: string | undefined;
  /** Stands in the box, at its end. */
  children?: ReactNode;
}

/** An input with its name above it, and below it what it has to say. */
export function Field({ label, hint, fault, children, ...input }: FieldProps) {
  const id = useId();
  const says = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={fault !== undefined}
          aria-describedby={says === undefined ? undefined : `${id}-says`}
          {...input}
        />
        {children}
      </div>
      {says !== undefined && (
        <p id={`${id}-says`} className={fault === undefined ? styles.hint : styles.fault}>
          {fault !== undefined && <Icon name="alert" size="s" />}
          {says}
        </p>
      )}
    </div>
  );
}
