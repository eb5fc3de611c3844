import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../state/account/log-in.ts';
import { type CredentialErrors, validateCredentials } from './validate-credentials.ts';

export type Alert = 'loginFailed' | 'unaccepted' | 'taken' | 'weak' | 'registrationFailed';

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

const unacceptedIn = (form: HTMLFormElement) =>
  inputs(form).filter(({ type, checked }) => type === 'checkbox' && !checked);

const namesOf = (controls: readonly HTMLInputElement[]) => controls.map(({ name }) => name);

/** The inputs are uncontrolled: text that a password manager or the visitor enters before hydration is not lost. */
export function useAuthForm({ isNewPassword, send }: AuthFormOptions) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  /** Names of the boxes that a failed submit found unchecked, until they are checked. */
  const [unaccepted, setUnaccepted] = useState<readonly string[]>([]);
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
    const [firstBox, ...otherBoxes] = unacceptedIn(form);
    if (firstBox) {
      showAlert('unaccepted');
      setUnaccepted(namesOf([firstBox, ...otherBoxes]));
      firstBox.focus();
      return;
    }
    busy.current = true;
    setPending(true);
    showAlert(await send(read(form)));
    busy.current = false;
    setPending(false);
  }

  /** After a failed submit each input clears what no longer applies; before the first there is nothing. */
  function review({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    setErrors((before) =>
      Object.keys(before).length > 0 ? validateCredentials(read(form), isNewPassword) : before,
    );
    const boxes = namesOf(unacceptedIn(form));
    setUnaccepted((before) => before.filter((name) => boxes.includes(name)));
    const { name } = target as HTMLInputElement;
    const answered: Partial<Record<Alert, boolean>> = {
      taken: name === 'email',
      weak: name === 'password',
      unaccepted: boxes.length === 0,
    };
    setAlert((before) => (before && answered[before.name] ? undefined : before));
  }

  return {
    hydrated,
    alert,
    errors,
    unaccepted,
    pending,
    form: { onSubmit: submit, onInput: review },
  };
}
