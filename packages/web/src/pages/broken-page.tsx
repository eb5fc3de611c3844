import { useTranslation } from 'react-i18next';
import { ReloadPage } from '../features/shell/reload-page.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';

/** In place of a page that failed to render. Its link reloads the document too, which may clear the error. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <ReloadPage reason="broken">
      <a className={buttonClass()} href={paths.home}>
        {t('shell.dock.home')}
      </a>
    </ReloadPage>
  );
}
