import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** SYS-9: for a path that is no page, and for a page whose thing is not there. */
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
