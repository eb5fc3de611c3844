import { useTranslation } from '../../i18n/use-translation.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import heading from './account-heading.module.css';

/** Until the identity is read from the device; the server never renders it. */
export function AccountSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <h1 className="vh">{t('account.title')}</h1>
      <div className={heading.heading}>
        <span className={heading.face} data-empty />
        <Skeleton length="long" />
      </div>
      <SkeletonLines count={5} />
    </div>
  );
}
