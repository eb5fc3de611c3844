import { useTranslation } from '../../i18n/use-translation.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** A figure, or that it is on its way, or that nobody knows it. */
export function Figure({ text, pending }: { text: string | undefined; pending: boolean }) {
  const { t } = useTranslation();
  if (text !== undefined) return text;
  if (pending) return <Skeleton />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('account.wallet.unknown')}</span>
    </>
  );
}
