import { useTranslation } from 'react-i18next';
import { ReloadPage } from '../features/shell/reload-page.tsx';
import { paths } from '../paths.ts';
import { Link } from '../state/navigation/link.tsx';
import { buttonClass } from '../ui/controls/button.tsx';

/** In place of an uncached page while there is no network. */
export default function OfflinePage() {
  const { t } = useTranslation();
  return (
    <ReloadPage reason="offline">
      <Link className={buttonClass()} to={paths.home}>
        {t('shell.dock.home')}
      </Link>
    </ReloadPage>
  );
}
