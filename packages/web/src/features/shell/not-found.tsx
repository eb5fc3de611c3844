import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** SYS-9: for a path without a page, and for an id without a record. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('state.notFound.title')} text={t('state.notFound.text')}>
      <Link className={buttonClass('main')} to={paths.home}>
        {t('shell.dock.home')}
      </Link>
      <Link className={buttonClass()} to={paths.matches('football')}>
        {t('state.notFound.matches')}
      </Link>
    </MessagePage>
  );
}
