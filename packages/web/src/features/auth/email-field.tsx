import { useAtom } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { emailDraftAtom } from './email-draft.ts';
import type { CredentialErrors } from './validate-credentials.ts';

interface EmailFieldProps {
  fault: CredentialErrors['email'];
  placeholder?: string;
}

/** To a password manager the e-mail is the username. */
export function EmailField({ fault, placeholder }: EmailFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useAtom(emailDraftAtom);
  return (
    <Field
      label={t('auth.email')}
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={254}
      placeholder={placeholder}
      defaultValue={draft}
      fault={fault && t(`auth.fault.${fault}`)}
      onChange={({ target }) => setDraft(target.value)}
    />
  );
}
