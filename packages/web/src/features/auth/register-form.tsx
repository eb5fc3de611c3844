import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { registerAtom } from '../../state/account/log-in.ts';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { RegisterChecks } from './register-checks.tsx';
import { type Alert, useAuthForm } from './use-auth-form.ts';

const alerts = {
  entered: undefined,
  registered: undefined,
  taken: 'taken',
  weak: 'weak',
  failed: 'registrationFailed',
} satisfies Record<string, Alert | undefined>;

/** AUT-2 */
export function RegisterForm() {
  const { t } = useTranslation();
  const register = useSetAtom(registerAtom);
  const navigate = useNavigate();
  const state = useAuthForm({
    isNewPassword: true,
    async send(credentials) {
      const outcome = await register(credentials);
      // The account exists, but the login that follows failed.
      if (outcome === 'registered') navigate(paths.login);
      return alerts[outcome];
    },
  });

  return (
    <AuthForm kind="register" state={state}>
      <EmailField error={state.errors.email} placeholder={t('auth:emailExample')} />
      <PasswordField
        label={t('auth:password')}
        reveal={t('auth:reveal')}
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        placeholder={t('auth:newPassword')}
        hint={t('auth:passwordRule')}
        error={state.errors.password && t(`auth:error.${state.errors.password}`)}
      />
      <RegisterChecks unaccepted={state.unaccepted} />
    </AuthForm>
  );
}
