import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthView } from '../../features/auth/auth-view.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { paths } from '../../paths.ts';
import { usernameAtom } from '../../state/account/identity.ts';
import { useRedirect } from '../../state/navigation/use-redirect.ts';
import { Main } from '../../ui/layout/main.tsx';
import styles from './auth-page.module.css';

/** AUT-3: the path selects the form. SES-4: signed-in visitors are redirected home. */
export default function AuthPage() {
  const { t } = useTranslation();
  const isRegistration = useLocation().pathname === paths.register;
  useRedirect(useAtomValue(usernameAtom) !== undefined && paths.home);
  return (
    <Main className={styles.door}>
      {isRegistration ? <RegisterForm /> : <LoginForm />}
      {isRegistration ? (
        <AuthView clubs={['door-16', 'door-14']} score={[0, 0]} line={t('auth:register.line')} />
      ) : (
        <AuthView clubs={['door-50', 'door-5']} score={[2, 1]} line={t('auth:login.line')} />
      )}
    </Main>
  );
}
