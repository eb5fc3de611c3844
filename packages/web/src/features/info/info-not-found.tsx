import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** INF-2. With `onRetry` for a page that failed to load: it has a retry button. */
export function InfoNotFound({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('info:notFound.heading')} text={t('info:notFound.text')}>
      {onRetry && (
        <button type="button" className={classNames(button.btn, button.main)} onClick={onRetry}>
          {t('state.retry')}
        </button>
      )}
      <Link className={classNames(button.btn, !onRetry && button.main)} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
    </MessagePage>
  );
}
