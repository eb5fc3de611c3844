import { useTranslation } from '../i18n/use-translation.tsx';
import { paths } from '../paths.ts';
import button from '../ui/controls/button.module.css';
import { classNames } from '../ui/dom/class-names.ts';
import { MessagePage } from '../ui/layout/message-page.tsx';

/** A page that could not be drawn. Both ways out load the document anew, which may be the cure. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('state.broken.title')} text={t('state.broken.text')}>
      <button
        type="button"
        className={classNames(button.btn, button.main)}
        onClick={() => location.reload()}
      >
        {t('state.retry')}
      </button>
      <a className={button.btn} href={paths.home}>
        {t('state.notFound.home')}
      </a>
    </MessagePage>
  );
}
