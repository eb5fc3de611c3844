import { useAtomValue } from 'jotai';
import { SkeletonRows } from '../../features/matches/row/skeleton-rows.tsx';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TournamentContent } from './tournament-content.tsx';
import { hasSportOfUrl, tournamentCalls } from './tournament-data.ts';
import styles from './tournament-page.module.css';

export { tournamentHead as head, tournamentPageCalls as calls } from './tournament-data.ts';

const INFO_AGE_S = 60;

/** TRN-7 */
export default function TournamentPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const calls = tournamentCalls(address, useAtomValue(callContextAtom));
  const { result, pending, retry } = useResource(calls.info, INFO_AGE_S);
  const isFound = result?.kind === 'ok' && hasSportOfUrl(result.data, address);
  if (result && result.kind !== 'failed' && !isFound) return <NotFound />;
  return (
    <Main>
      {isFound ? (
        <TournamentContent tournament={result.data} address={address} />
      ) : (
        <ListState
          state={result ? 'failed' : 'loading'}
          empty={t('state.empty.tournaments')}
          again={t('state.retry')}
          pending={pending}
          onRetry={retry}
          skeleton={<TournamentSkeleton />}
        >
          {null}
        </ListState>
      )}
    </Main>
  );
}

/** As tall as the hero and the first matches. */
const TournamentSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonRows count={8} />
  </>
);
