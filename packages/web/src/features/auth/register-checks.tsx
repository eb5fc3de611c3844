import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import styles from './register-checks.module.css';

/** AUT-2. The documents open in a new tab, so that the form keeps its input. */
export function RegisterChecks() {
  const { t } = useTranslation();
  const documentLink = (to: string, name: string) => (
    <a className="prose-link" href={to} target="_blank" rel="noopener">
      {name}
      <span className="vh"> ({t('shell.footer.newTab')})</span>
    </a>
  );
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" name="terms" required />
        <span>
          {t('auth:accept.before')} {documentLink(paths.terms, t('auth:accept.terms'))}{' '}
          {t('auth:accept.and')} {documentLink(paths.privacy, t('auth:accept.privacy'))}
        </span>
      </label>
      <label className={styles.check}>
        <input type="checkbox" name="adult" required />
        <span>{t('auth:adult')}</span>
      </label>
    </div>
  );
}
