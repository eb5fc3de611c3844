import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toListState } from '../../../state/data/list-state.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';

interface MatchListProps {
  resource: LoadedResource<readonly Match[]>;
  /** Shown while the list loads. */
  skeletonRows: number;
  /** The reason why the list is empty, where it is known. */
  empty?: string | undefined;
  /** What to do about it. */
  emptyAction?: ReactNode;
  children: (matches: readonly Match[]) => ReactNode;
}

/** A list of matches in each of its states: loading, failed, empty, loaded. */
export function MatchList(props: MatchListProps) {
  const { resource, skeletonRows, empty, emptyAction, children } = props;
  const { t } = useTranslation();
  const { result, pending, retry } = resource;
  const matches = result?.kind === 'ok' ? result.data : [];
  return (
    <ListState
      state={toListState(result, matches.length === 0)}
      empty={empty ?? t('state.empty.matches')}
      emptyAction={emptyAction}
      again={t('state.retry')}
      pending={pending}
      onRetry={retry}
      skeleton={<SkeletonRows count={skeletonRows} />}
    >
      {children(matches)}
    </ListState>
  );
}
