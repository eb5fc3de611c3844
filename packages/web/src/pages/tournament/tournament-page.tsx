import { useAtomValue } from 'jotai';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { belongs, tournamentCalls } from './tournament-calls.ts';
import { TournamentContent } from './tournament-content.tsx';
import { TournamentSkeleton } from './tournament-skeleton.tsx';

export { tournamentPageCalls as calls } from './tournament-calls.ts';
export { tournamentHead as head } from './tournament-head.ts';

/** TRN-7 */
export default function TournamentPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const calls = tournamentCalls(address, useAtomValue(viewAtom));
  const { result, pending, retry } = useResource(calls.info, 60);
  const isHere = result?.kind === 'ok' && belongs(result.data, address);
  if (result && result.kind !== 'failed' && !isHere) return <NotFound />;
  return (
    <Main>
      {isHere ? (
        <TournamentContent tournament={result.data} address={address} />
      ) : (
        <ListState
          state={result ? 'failed' : 'coming'}
          empty={t('state.empty.tournaments')}
          again={t('state.retry')}
          pending={pending}
          onAgain={retry}
          skeleton={<TournamentSkeleton />}
        >
          {null}
        </ListState>
      )}
    </Main>
  );
}
