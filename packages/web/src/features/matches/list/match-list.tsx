import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';

interface MatchListProps {
  resource: LoadedResource<readonly Match[]>;
  /** Shown while the list loads. */
  skeletonRows: number;
  /** The reason why the list is empty, where it is known. */
  empty?: string | undefined;
  children: (matches: readonly Match[]) => ReactNode;
}

/** A list of matches in each of its states: loading, failed, empty, loaded. */
export function MatchList(props: MatchListProps) {
  const { resource, skeletonRows, empty, children } = props;
  const matches = itemsOf(resource);
  return (
    <ListState
      resource={resource}
      isEmpty={matches.length === 0}
      of="matches"
      empty={empty}
      skeleton={<SkeletonRows count={skeletonRows} />}
    >
      {children(matches)}
    </ListState>
  );
}
