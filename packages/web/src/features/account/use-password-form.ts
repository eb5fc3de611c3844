import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordAtom } from '../../state/account/account-calls.ts';
import { showToastAtom } from '../../state/overlays/toast.ts';
import { type PasswordErrors, passwordErrors } from './password-errors.ts';

const REFUSED = { currentPassword: 'wrong', newPassword: 'weak' } as const;

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const valuesOf = (form: HTMLFormElement) => ({
  currentPassword: inputOf(form, 'currentPassword').value,
  newPassword: inputOf(form, 'newPassword').value,
  confirmPassword: inputOf(form, 'confirmPassword').value,
});

/** ACC-4: the form of a new password. Its inputs are uncontrolled, as those of the log-in. */
export function usePasswordForm(onChanged: () => void) {
  const { t } = useTranslation();
  const changePassword = useSetAtom(changePasswordAtom);
  const showToast = useSetAtom(showToastAtom);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  function show(form: HTMLFormElement, found: PasswordErrors): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) inputOf(form, first).focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    if (busy.current || show(form, passwordErrors(values))) return;
    busy.current = true;
    setPending(true);
    const { currentPassword, newPassword } = values;
    const outcome = await changePassword({ currentPassword, newPassword });
    busy.current = false;
    setPending(false);
    if (outcome === 'failed') showToast(t('account:password.failed'), 'info');
    else if (outcome !== 'changed') show(form, { [outcome]: REFUSED[outcome] });
    else {
      form.reset();
      showToast(t('account:password.changed'));
      onChanged();
    }
  }

  /** After a failed submit each input clears what no longer applies. */
  function review({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    const found = passwordErrors(valuesOf(form));
    const { name } = target as HTMLInputElement;
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => field in found && field !== name),
      ),
    );
  }

  return { errors, pending, form: { onSubmit: submit, onInput: review } };
}
