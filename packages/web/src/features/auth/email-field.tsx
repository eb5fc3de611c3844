import { atom, useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/controls/field.tsx';
import type { CredentialErrors } from './validate-credentials.ts';

/** Shared by both forms: an e-mail typed into one is filled into the other. */
export const emailDraftAtom = atom('');

interface EmailFieldProps {
  error: CredentialErrors['email'];
  placeholder?: string;
}

/** Password managers store the e-mail as the username. */
export function EmailField({ error, placeholder }: EmailFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useAtom(emailDraftAtom);
  return (
    <Field
      label={t('auth:email')}
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={254}
      placeholder={placeholder}
      defaultValue={draft}
      error={error && t(`auth:error.${error}`)}
      onChange={({ target }) => setDraft(target.value)}
    />
  );
}
