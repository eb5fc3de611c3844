import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths } from '../../../paths.ts';
import { usernameAtom } from '../../../state/account/identity.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './account-links.module.css';

/** HDR-6 */
export function AccountLinks({ registerClass }: { registerClass: string | undefined }) {
  const { t } = useTranslation();
  const username = useAtomValue(usernameAtom);
  if (username) {
    return (
      <Link className={classNames(button.btn, button.bare, styles.account)} to={paths.account}>
        <Icon name="user" size="s" />
        <span className={classNames('cut', styles.name)}>{username.split('@')[0]}</span>
      </Link>
    );
  }
  return (
    <>
      <Link className={classNames(button.btn, button.bare)} to={paths.login} data-for="strangers">
        {t('shell.account.login')}
      </Link>
      <Link
        className={classNames(button.btn, button.main, registerClass)}
        to={paths.register}
        data-for="strangers"
      >
        {t('shell.account.register')}
      </Link>
    </>
  );
}
