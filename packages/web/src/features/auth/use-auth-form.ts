import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../state/account/log-in.ts';
import { type CredentialErrors, validateCredentials } from './validate-credentials.ts';

export type Alert = 'loginFailed' | 'unaccepted' | 'taken' | 'registrationFailed';

interface AuthFormOptions {
  /** The password is chosen here. */
  fresh: boolean;
  /** Answers with what to say where it did not succeed. */
  enter: (credentials: Credentials) => Promise<Alert | undefined>;
}

function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const word = (name: string) => String(data.get(name) ?? '');
  return { email: word('email').trim(), password: word('password') };
}

const inputs = (form: HTMLFormElement) =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement);

const isUnaccepted = ({ type, checked }: HTMLInputElement) => type === 'checkbox' && !checked;

/** The form itself holds what is written: what a password manager or an early visitor puts there is never lost. */
export function useAuthForm({ fresh, enter }: AuthFormOptions) {
  const [faults, setFaults] = useState<CredentialErrors>({});
  const [alert, setAlert] = useState<{ name: Alert; number: number }>();
  const [pending, setPending] = useState(false);
  const [alive, setAlive] = useState(false);
  const busy = useRef(false);

  useEffect(() => setAlive(true), []);

  // Said again, be it in the same words, it is a new element, and announced.
  const say = (name: Alert | undefined) =>
    setAlert((before) => name && { name, number: (before?.number ?? 0) + 1 });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const found = validateCredentials(read(form), fresh);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      inputs(form)
        .find(({ name }) => name in found)
        ?.focus();
      return;
    }
    const unaccepted = inputs(form).find(isUnaccepted);
    if (unaccepted) {
      say('unaccepted');
      unaccepted.focus();
      return;
    }
    busy.current = true;
    setPending(true);
    say(await enter(read(form)));
    busy.current = false;
    setPending(false);
  }

  /** What is put right loses its fault at once; nothing is called wrong before it is sent. */
  const review = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setFaults((before) =>
      Object.keys(before).length > 0 ? validateCredentials(read(currentTarget), fresh) : before,
    );

  return { alive, alert, faults, pending, form: { onSubmit: submit, onInput: review } };
}
