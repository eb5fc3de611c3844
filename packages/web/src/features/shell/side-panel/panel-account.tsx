import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths } from '../../../paths.ts';
import { usernameAtom } from '../../../state/account/identity.ts';
import { endSessionAtom } from '../../../state/account/log-out.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import rows from './panel-row.module.css';

const signedOutLinks = [
  { name: 'login', icon: 'user' },
  { name: 'register', icon: 'shield' },
  { name: 'recovery', icon: 'refresh' },
] as const;

/** SID-2 */
export function PanelAccount() {
  const { t } = useTranslation();
  const username = useAtomValue(usernameAtom);
  const endSession = useSetAtom(endSessionAtom);
  if (!username) {
    return signedOutLinks.map(({ name, icon }) => (
      <Link key={name} className={rows.row} to={paths.login}>
        <Icon name={icon} />
        {t(`shell.account.${name}`)}
      </Link>
    ));
  }
  return (
    <>
      <Link className={rows.row} to={paths.account}>
        <Icon name="user" />
        {t('shell.account.profile')}
      </Link>
      <button type="button" className={rows.row} onClick={endSession}>
        <Icon name="arrow" />
        {t('shell.account.logout')}
      </button>
    </>
  );
}
