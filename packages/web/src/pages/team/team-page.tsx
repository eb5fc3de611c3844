import { useAtomValue } from 'jotai';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { belongs, teamCalls } from './team-calls.ts';
import { TeamContent } from './team-content.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';

export { teamPageCalls as calls } from './team-calls.ts';
export { teamHead as head } from './team-head.ts';

const detailsAge = 60;

/** TEA-6, TEA-7 */
export default function TeamPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const { result, pending, retry } = useResource(teamCalls(address, view).details, detailsAge);
  const isHere = result?.kind === 'ok' && belongs(result.data, address);
  if (result && result.kind !== 'failed' && !isHere) return <NotFound />;
  return (
    <Main>
      {isHere ? (
        <TeamContent details={result.data} address={address} />
      ) : (
        <ListState
          state={result ? 'failed' : 'coming'}
          empty={t('state.empty.teams')}
          again={t('state.retry')}
          pending={pending}
          onAgain={retry}
          skeleton={<TeamSkeleton />}
        >
          {null}
        </ListState>
      )}
    </Main>
  );
}
