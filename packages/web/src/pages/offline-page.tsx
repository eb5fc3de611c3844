import { ReloadPage } from '../features/shell/reload-page.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { paths } from '../paths.ts';
import { Link } from '../state/navigation/link.tsx';
import button from '../ui/controls/button.module.css';

/** In place of an uncached page while there is no network. */
export default function OfflinePage() {
  const { t } = useTranslation();
  return (
    <ReloadPage reason="offline">
      <Link className={button.btn} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
    </ReloadPage>
  );
}
