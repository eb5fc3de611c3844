import { useAtomValue } from 'jotai';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { MatchContent } from './match-content.tsx';
import { matchCalls, matchEntity } from './match-data.ts';
import styles from './match-page.module.css';

export { matchHead as head, matchPageCalls as calls } from './match-data.ts';

const MATCH_AGE_S = 10;

/** MDT */
export default function MatchPage({ address }: { address: Address }) {
  const calls = matchCalls(address, useAtomValue(callContextAtom));
  return (
    <EntityPage
      entity={matchEntity}
      address={address}
      maxAgeSeconds={useMaxAge(MATCH_AGE_S)}
      skeleton={<MatchSkeleton />}
    >
      {(match, resource) => (
        <MatchContent
          key={address.params.matchId}
          loadedMatch={match}
          resource={resource}
          calls={calls}
          address={address}
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
