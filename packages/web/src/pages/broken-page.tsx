import { ReloadPage } from '../features/shell/reload-page.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { paths } from '../paths.ts';
import button from '../ui/controls/button.module.css';

/** In place of a page that failed to render. Its link reloads the document too, which may clear the error. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <ReloadPage reason="broken">
      <a className={button.btn} href={paths.home}>
        {t('state.notFound.home')}
      </a>
    </ReloadPage>
  );
}
