import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import styles from './register-checks.module.css';

/** AUT-2. `unaccepted` names the boxes to mark. */
export function RegisterChecks({ unaccepted }: { unaccepted: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" name="terms" required aria-invalid={unaccepted.includes('terms')} />
        <span>
          <Trans
            i18nKey="auth:accept"
            components={{
              terms: <DocumentLink to={paths.terms} />,
              privacy: <DocumentLink to={paths.privacy} />,
            }}
          />
        </span>
      </label>
      <label className={styles.check}>
        <input type="checkbox" name="adult" required aria-invalid={unaccepted.includes('adult')} />
        <span>{t('auth:adult')}</span>
      </label>
    </div>
  );
}

/** Opens in a new tab, so that the form keeps its input. */
function DocumentLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a className="prose-link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="vh"> ({t('shell.footer.newTab')})</span>
    </a>
  );
}
