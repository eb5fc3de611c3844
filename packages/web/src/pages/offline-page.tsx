import { useTranslation } from '../i18n/use-translation.tsx';
import { paths } from '../paths.ts';
import { Link } from '../state/navigation/link.tsx';
import button from '../ui/controls/button.module.css';
import { classNames } from '../ui/dom/class-names.ts';
import { MessagePage } from '../ui/layout/message-page.tsx';

/** In place of a page that was never here, where there is no network to fetch it. */
export default function OfflinePage() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('state.offline.title')} text={t('state.offline.text')}>
      <button
        type="button"
        className={classNames(button.btn, button.main)}
        onClick={() => location.reload()}
      >
        {t('state.retry')}
      </button>
      <Link className={button.btn} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
    </MessagePage>
  );
}
