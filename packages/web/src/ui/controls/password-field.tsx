import { useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children'> {
  autoComplete: 'current-password' | 'new-password';
  /** The label of the button that reveals the password. */
  reveal: string;
}

export function PasswordField({ reveal, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.reveal}
        aria-label={reveal}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
          <circle cx="12" cy="12" r="2.8" />
          {shown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </Field>
  );
}
