import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../state/account/log-in.ts';
import { type CredentialErrors, validateCredentials } from './validate-credentials.ts';

export type Alert = 'loginFailed' | 'unaccepted' | 'taken' | 'registrationFailed';

interface AuthFormOptions {
  /** Whether the form sets a new password, which has a minimum length. */
  isNewPassword: boolean;
  /** Resolves with the alert to show, if it failed. */
  send: (credentials: Credentials) => Promise<Alert | undefined>;
}

function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

const inputs = (form: HTMLFormElement) =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement);

const isUnaccepted = ({ type, checked }: HTMLInputElement) => type === 'checkbox' && !checked;

/** The inputs are uncontrolled: text that a password manager or the visitor enters before hydration is not lost. */
export function useAuthForm({ isNewPassword, send }: AuthFormOptions) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [alert, setAlert] = useState<{ name: Alert; number: number }>();
  const [pending, setPending] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const busy = useRef(false);

  useEffect(() => setHydrated(true), []);

  // The number is the element's key: a repeated alert is a new element, and announced again.
  const showAlert = (name: Alert | undefined) =>
    setAlert((before) => name && { name, number: (before?.number ?? 0) + 1 });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const found = validateCredentials(read(form), isNewPassword);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      inputs(form)
        .find(({ name }) => name in found)
        ?.focus();
      return;
    }
    const unaccepted = inputs(form).find(isUnaccepted);
    if (unaccepted) {
      showAlert('unaccepted');
      unaccepted.focus();
      return;
    }
    busy.current = true;
    setPending(true);
    showAlert(await send(read(form)));
    busy.current = false;
    setPending(false);
  }

  /** After a failed submit each input clears the errors that no longer apply; before the first there are none. */
  const review = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setErrors((before) =>
      Object.keys(before).length > 0
        ? validateCredentials(read(currentTarget), isNewPassword)
        : before,
    );

  return { hydrated, alert, errors, pending, form: { onSubmit: submit, onInput: review } };
}
