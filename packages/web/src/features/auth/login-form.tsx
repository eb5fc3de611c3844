import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { logInAtom } from '../../state/account/log-in.ts';
import { showToastAtom } from '../../state/overlays/toast.ts';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { emailDraftAtom } from './email-draft.ts';
import { EmailField } from './email-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** AUT-1 */
export function LoginForm() {
  const { t } = useTranslation();
  const logIn = useSetAtom(logInAtom);
  const say = useSetAtom(showToastAtom);
  const entry = useAuthForm({
    fresh: false,
    enter: async (credentials) => ((await logIn(credentials)) ? undefined : 'loginFailed'),
  });
  const brought = useRef(useAtomValue(emailDraftAtom));
  const password = useRef<HTMLInputElement>(null);

  // Whoever comes from the other form with an e-mail goes on with the password.
  useEffect(() => {
    if (brought.current) password.current?.focus();
  }, []);

  return (
    <AuthForm kind="login" entry={entry}>
      <EmailField fault={entry.faults.email} />
      <PasswordField
        ref={password}
        label={t('auth.password')}
        reveal={t('auth.reveal')}
        name="password"
        autoComplete="current-password"
        required
        fault={entry.faults.password && t(`auth.fault.${entry.faults.password}`)}
      />
      <button
        type="button"
        className={classNames('link', styles.forgot)}
        onClick={() => say(t('auth.login.forgotSoon'), 'info')}
      >
        {t('auth.login.forgot')}
      </button>
    </AuthForm>
  );
}
