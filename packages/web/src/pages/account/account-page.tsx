import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { AccountHeading, AccountSkeleton } from '../../features/account/account-heading.tsx';
import { ProfileBlock } from '../../features/account/profile-block.tsx';
import { useSessions } from '../../features/account/use-sessions.ts';
import { WalletBlock } from '../../features/account/wallet-block.tsx';
import { paths } from '../../paths.ts';
import { identityKnownAtom, usernameAtom } from '../../state/account/identity.ts';
import type { Head, HeadInput } from '../../state/navigation/page-address.ts';
import { useRedirect } from '../../state/navigation/use-redirect.ts';
import { lackingAtom } from '../../state/stores/lacking-atom.ts';
import { Main } from '../../ui/layout/main.tsx';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';

const SessionsBlock = lazy(() => import('../../features/account/security/sessions-block.tsx'));

export const head = ({ t }: HeadInput): Head => ({
  title: t('shell.account.label'),
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
          <Blocks username={username} />
        </div>
      )}
    </Main>
  );
}

/** A new password ends the other sessions, so that its form comes with their list. On narrow pages the list is last: it arrives later. */
function Blocks({ username }: { username: string }) {
  const sessions = useSessions();
  const { list, reload } = sessions;
  const lacking = useAtomValue(lackingAtom);
  return (
    <div className={styles.columns}>
      <WalletBlock />
      <div className={styles.side}>
        <ProfileBlock
          username={username}
          canChangePassword={list !== undefined && !lacking.has('/auth/password')}
          onPasswordChanged={() => void reload()}
        />
        <AccountSettings />
      </div>
      {list && (
        <Suspense>
          <SessionsBlock {...sessions} />
        </Suspense>
      )}
    </div>
  );
}
