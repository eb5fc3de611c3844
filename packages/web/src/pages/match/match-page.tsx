import { useAtomValue } from 'jotai';
import { NotFound } from '../../features/shell/not-found.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isGame, listBeside, paths } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Main, useInside } from '../../ui/layout/main.tsx';
import { MatchBar } from './match-bar.tsx';
import { belongs, matchCalls } from './match-calls.ts';
import { MatchContent } from './match-content.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';

export { matchPageCalls as calls } from './match-calls.ts';
export { matchHead as head } from './match-head.ts';

const liveAge = 10;

/** MDT */
export default function MatchPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const calls = matchCalls(address, view);
  const held = useResource(calls.match, useLiveAge(liveAge));
  const { result, pending, retry } = held;
  const isHere = result?.kind === 'ok' && belongs(result.data, address);
  const { game, matchId = '' } = address.params;
  const inside = useInside();
  const list = inside && isGame(game) ? listBeside(game, address.search) : undefined;
  if (result && result.kind !== 'failed' && !isHere) return <NotFound />;
  return (
    <Main>
      {list && isGame(game) && (
        <MatchBar matchId={matchId} own={paths.match(game, matchId)} list={list} />
      )}
      {isHere ? (
        <MatchContent
          key={matchId}
          listed={result.data}
          fetchedAt={held.fetchedAt}
          stale={held.failedAt > 0}
          analysisCall={calls.analysis}
        />
      ) : (
        <ListState
          state={result ? 'failed' : 'coming'}
          empty={t('state.empty.matches')}
          again={t('state.retry')}
          pending={pending}
          onAgain={retry}
          skeleton={<MatchSkeleton />}
        >
          {null}
        </ListState>
      )}
    </Main>
  );
}
