import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './auth-alert.module.css';
import type { Alert } from './use-auth-form.ts';

/** AUT-1, AUT-2: why the login or the registration failed. */
export function AuthAlert({ name }: { name: Alert }) {
  const { t } = useTranslation();
  return (
    <div className={styles.alert} role="alert">
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
