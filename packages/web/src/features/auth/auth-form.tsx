import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NoScript } from '../../ui/feedback/no-script.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import authAlert from './auth-alert.module.css';
import styles from './auth-form.module.css';
import { SocialButtons } from './social-buttons.tsx';
import type { Alert, useAuthForm } from './use-auth-form.ts';

interface AuthFormProps {
  kind: 'login' | 'register';
  state: ReturnType<typeof useAuthForm>;
  /** Shown below the button. */
  end?: ReactNode;
  children: ReactNode;
}

/** The frame of both forms. `post` and disabled until hydration: the browser's own GET would put the password into the URL. */
export function AuthForm({ kind, state, end, children }: AuthFormProps) {
  const { t } = useTranslation();
  const { hydrated, alert, pending, form } = state;
  const texts = `auth:${kind}` as const;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-busy={pending}
      data-for="strangers"
      {...form}
    >
      <h1>{t(`${texts}.title`)}</h1>
      <NoScript text={t('auth:noScript')} />
      {alert && <AuthAlert key={alert.number} name={alert.name} />}
      <SocialButtons />
      <p className={styles.or}>{t('auth:or')}</p>
      {children}
      <Button
        type="submit"
        kind="main"
        className={styles.submit}
        disabled={!hydrated}
        aria-disabled={pending}
      >
        {t(pending ? `${texts}.pending` : `shell.account.${kind}`)}
      </Button>
      {end}
      <p className={styles.other}>
        <Trans
          i18nKey={`${texts}.other`}
          components={{
            other: (
              <Link className="prose-link" to={kind === 'login' ? paths.register : paths.login} />
            ),
          }}
        />
      </p>
      <p className={styles.note}>{t('auth:play')}</p>
    </form>
  );
}

/** AUT-1, AUT-2: why the login or the registration failed. */
function AuthAlert({ name }: { name: Alert }) {
  const { t } = useTranslation();
  return (
    <div className={authAlert.alert} role="alert">
      <Icon name="alert" />
      <p>
        {t(`auth:alert.${name}`)}
        {name === 'taken' && (
          <>
            {' · '}
            <Link className="prose-link" to={paths.login}>
              {t('auth:alert.toLogin')}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
