import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toListState } from '../../../state/data/list-state.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';

interface MatchListProps {
  held: LoadedResource<readonly Match[]>;
  /** How many rows stand in for those that will come. */
  expected: number;
  /** Why there is nothing, where it can be said. */
  empty?: string | undefined;
  children: (matches: readonly Match[]) => ReactNode;
}

/** A list of matches in each of its states: coming, failed, empty, there. */
export function MatchList({ held, expected, empty, children }: MatchListProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
  const matches = result?.kind === 'ok' ? result.data : [];
  return (
    <ListState
      state={toListState(result, matches.length === 0)}
      empty={empty ?? t('state.empty.matches')}
      again={t('state.retry')}
      pending={pending}
      onAgain={retry}
      skeleton={<SkeletonRows count={expected} />}
    >
      {children(matches)}
    </ListState>
  );
}
