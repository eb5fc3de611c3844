import { useAtomValue } from 'jotai';
import { AccountHeading, AccountSkeleton } from '../../features/account/account-heading.tsx';
import { ProfileBlock } from '../../features/account/profile-block.tsx';
import { WalletBlock } from '../../features/account/wallet-block.tsx';
import { paths } from '../../paths.ts';
import { identityKnownAtom, usernameAtom } from '../../state/account/identity.ts';
import type { Head, HeadInput } from '../../state/navigation/page-address.ts';
import { useRedirect } from '../../state/navigation/use-redirect.ts';
import { Main } from '../../ui/layout/main.tsx';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';

export const head = ({ t }: HeadInput): Head => ({
  title: t('account:title'),
  description: t('account:description'),
  noIndex: true,
});

/** ACC. SES-4: anonymous visitors are redirected to the login. */
export default function AccountPage() {
  const username = useAtomValue(usernameAtom);
  const isAnonymous = useAtomValue(identityKnownAtom) && username === undefined;
  useRedirect(isAnonymous && paths.login);
  return (
    <Main className={styles.page}>
      {username === undefined ? (
        <AccountSkeleton />
      ) : (
        <div key={username}>
          <AccountHeading username={username} />
          <div className={styles.columns}>
            <WalletBlock />
            <div className={styles.side}>
              <ProfileBlock username={username} />
              <AccountSettings />
            </div>
          </div>
        </div>
      )}
    </Main>
  );
}
