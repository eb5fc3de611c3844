import { useAtomValue } from 'jotai';
import { loadReplay } from '../../features/matches/replay/lazy-replay.tsx';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { MatchContent } from './match-content.tsx';
import { hasSportOfUrl, matchCalls, plainCrumbs } from './match-data.ts';
import styles from './match-page.module.css';

export { matchHead as head, matchPageCalls as calls } from './match-data.ts';

/** A page that opens at a moment begins with the slider. */
export const earlyChunk = ({ search }: Address) =>
  search.has('at')
    ? { source: 'src/features/matches/replay/replay.tsx', load: loadReplay }
    : undefined;

const MATCH_AGE_S = 10;

/** MDT */
export default function MatchPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const calls = matchCalls(address, context);
  const resource = useResource(calls.match, useLiveAge(MATCH_AGE_S));
  return (
    <EntityPage
      resource={resource}
      isOfAddress={(match) => hasSportOfUrl(match, address)}
      of="match"
      crumbs={plainCrumbs(address, t)}
      skeleton={<MatchSkeleton />}
    >
      {(match) => (
        <MatchContent
          key={address.params.matchId}
          loadedMatch={match}
          resource={resource}
          calls={calls}
          at={address.search.get('at')}
        />
      )}
    </EntityPage>
  );
}

/** As tall as the board. */
const MatchSkeleton = () => (
  <>
    <div className={styles.boardSkeleton} />
    <SkeletonLines count={8} />
  </>
);
