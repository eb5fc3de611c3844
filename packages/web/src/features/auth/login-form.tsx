import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { logInAtom } from '../../state/account/log-in.ts';
import { showToastAtom } from '../../state/overlays/toast.ts';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { EmailField, emailDraftAtom } from './email-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** AUT-1 */
export function LoginForm() {
  const { t } = useTranslation();
  const logIn = useSetAtom(logInAtom);
  const showToast = useSetAtom(showToastAtom);
  const state = useAuthForm({
    isNewPassword: false,
    send: async (credentials) => ((await logIn(credentials)) ? undefined : 'loginFailed'),
  });
  const initialEmail = useRef(useAtomValue(emailDraftAtom));
  const password = useRef<HTMLInputElement>(null);

  // With an e-mail from the other form, only the password is missing.
  useEffect(() => {
    if (initialEmail.current) password.current?.focus();
  }, []);

  const forgot = (
    <button
      type="button"
      className={classNames('link', styles.forgot)}
      onClick={() => showToast(t('auth:login.forgotSoon'), 'info')}
    >
      {t('auth:login.forgot')}
    </button>
  );
  return (
    <AuthForm kind="login" state={state} end={forgot}>
      <EmailField error={state.errors.email} />
      <PasswordField
        ref={password}
        label={t('auth:password')}
        reveal={t('auth:reveal')}
        name="password"
        autoComplete="current-password"
        required
        error={state.errors.password && t(`auth:error.${state.errors.password}`)}
      />
    </AuthForm>
  );
}
