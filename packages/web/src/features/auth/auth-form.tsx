import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { AuthAlert } from './auth-alert.tsx';
import styles from './auth-form.module.css';
import { SocialButtons } from './social-buttons.tsx';
import type { useAuthForm } from './use-auth-form.ts';

interface AuthFormProps {
  kind: 'login' | 'register';
  entry: ReturnType<typeof useAuthForm>;
  children: ReactNode;
}

/** What both forms share. Until the page is alive nothing can be sent: the browser would write it into the address. */
export function AuthForm({ kind, entry, children }: AuthFormProps) {
  const { t } = useTranslation();
  const { alive, alert, pending, form } = entry;
  const words = `auth.${kind}` as const;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-busy={pending}
      data-for="strangers"
      {...form}
    >
      <div>
        <h1>{t(`${words}.title`)}</h1>
        <p className={styles.other}>
          {t(`${words}.other`)}{' '}
          <Link className="prose-link" to={kind === 'login' ? paths.register : paths.login}>
            {t(`${words}.toOther`)}
          </Link>
        </p>
      </div>
      {alert && <AuthAlert key={alert.number} name={alert.name} />}
      <SocialButtons />
      <p className={styles.or}>{t('auth.or')}</p>
      {children}
      <button
        type="submit"
        className={classNames(button.btn, button.main, styles.submit)}
        disabled={!alive}
        aria-disabled={pending}
      >
        {t(pending ? `${words}.pending` : `${words}.submit`)}
      </button>
      <p className={styles.note}>{t('auth.play')}</p>
    </form>
  );
}
