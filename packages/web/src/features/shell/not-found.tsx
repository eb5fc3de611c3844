import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** SYS-9: for a path without a page, and for an id without a record. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('state.notFound.title')} text={t('state.notFound.text')}>
      <Link className={classNames(button.btn, button.main)} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
      <Link className={button.btn} to={paths.matches('football')}>
        {t('state.notFound.matches')}
      </Link>
    </MessagePage>
  );
}
