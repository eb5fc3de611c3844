import { useTranslation } from 'react-i18next';
import { NoScript } from '../../ui/feedback/no-script.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import styles from './account-heading.module.css';
import { namesOf } from './names-of.ts';

/** ACC-1, ACC-2: name, initial and place of the visitor. */
export function AccountHeading({ username }: { username: string }) {
  const { t } = useTranslation();
  const { name, rest, letter } = namesOf(username);
  return (
    <div className={styles.heading}>
      <span className={styles.face} aria-hidden="true">
        {letter}
      </span>
      <div className={styles.words}>
        <h1>
          {name}
          <wbr />
          <span className={styles.rest}>{rest}</span>
        </h1>
        <p className={styles.place}>
          <svg className="i i-s" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 21.5c-4.3-5-6.5-8.5-6.5-11.5a6.5 6.5 0 0 1 13 0c0 3-2.2 6.5-6.5 11.5z" />
            <circle cx="12" cy="10" r="2.3" />
          </svg>
          {t('account:place')}
        </p>
      </div>
    </div>
  );
}

/** Until the identity is read from the device; the server never renders it. */
export function AccountSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <h1 className="vh">{t('shell.account.label')}</h1>
      <NoScript text={t('account:noScript')} />
      <div className={styles.heading} data-scripted="">
        <span className={styles.face} data-empty />
        <Skeleton length="long" />
      </div>
      <SkeletonLines count={5} />
    </div>
  );
}
