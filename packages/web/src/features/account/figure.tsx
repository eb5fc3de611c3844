import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** A figure, a skeleton while it loads, or a dash where it is unknown. */
export function Figure({ text, pending }: { text: string | undefined; pending: boolean }) {
  const { t } = useTranslation();
  if (text !== undefined) return text;
  if (pending) return <Skeleton />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('account:wallet.unknown')}</span>
    </>
  );
}
