import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { NotFound } from './not-found.tsx';

interface EntityPageProps<T> {
  resource: LoadedResource<T>;
  /** Whether the entity belongs to the address; otherwise the page is not found. */
  isOfAddress: (entity: T) => boolean;
  /** Why there is nothing, with a button to retry, where the entity could not be loaded. */
  empty: string;
  skeleton: ReactNode;
  children: (entity: T) => ReactNode;
}

/** SYS-7, SYS-10: the page of one entity while it loads, or if it is not found or failed to load. */
export function EntityPage<T>(props: EntityPageProps<T>) {
  const { resource, isOfAddress, empty, skeleton, children } = props;
  const { t } = useTranslation();
  const { result } = resource;
  const isFound = result?.kind === 'ok' && isOfAddress(result.data);
  if (result && result.kind !== 'failed' && !isFound) return <NotFound />;
  return (
    <Main>
      <ListState resource={resource} empty={empty} again={t('state.retry')} skeleton={skeleton}>
        {isFound && children(result.data)}
      </ListState>
    </Main>
  );
}
