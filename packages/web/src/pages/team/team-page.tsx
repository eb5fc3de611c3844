import { useAtomValue } from 'jotai';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TeamContent } from './team-content.tsx';
import { hasSportOfUrl, teamCalls } from './team-data.ts';
import styles from './team-page.module.css';

export { teamHead as head, teamPageCalls as calls } from './team-data.ts';

const DETAILS_AGE_S = 60;

/** TEA-6, TEA-7 */
export default function TeamPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const { result, pending, retry } = useResource(
    teamCalls(address, context).details,
    DETAILS_AGE_S,
  );
  const isFound = result?.kind === 'ok' && hasSportOfUrl(result.data, address);
  if (result && result.kind !== 'failed' && !isFound) return <NotFound />;
  return (
    <Main>
      {isFound ? (
        <TeamContent details={result.data} address={address} />
      ) : (
        <ListState
          state={result ? 'failed' : 'loading'}
          empty={t('state.empty.teams')}
          again={t('state.retry')}
          pending={pending}
          onRetry={retry}
          skeleton={<TeamSkeleton />}
        >
          {null}
        </ListState>
      )}
    </Main>
  );
}

/** As tall as the hero. */
const TeamSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonLines count={8} />
  </>
);
