import type { ReactNode } from 'react';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { type Entity, Failed } from '../../ui/feedback/failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { NotFound } from './not-found.tsx';

interface EntityPageProps<T> {
  resource: LoadedResource<T>;
  /** Whether the entity belongs to the address; otherwise the page is not found. */
  isOfAddress: (entity: T) => boolean;
  of: Entity;
  /** The path to the page as far as it is known without the entity, and its plain title. */
  crumbs: readonly Crumb[];
  skeleton: ReactNode;
  children: (entity: T) => ReactNode;
}

/** SYS-7, SYS-10: the page of one entity while it loads, or if it is not found or failed to load. */
export function EntityPage<T>(props: EntityPageProps<T>) {
  const { resource, isOfAddress, of, crumbs, skeleton, children } = props;
  const { result } = resource;
  if (result?.kind === 'ok' && isOfAddress(result.data)) {
    return <Main>{children(result.data)}</Main>;
  }
  if (result && result.kind !== 'failed') return <NotFound />;
  if (!result) {
    return (
      <Main>
        <Loading>{skeleton}</Loading>
      </Main>
    );
  }
  return (
    <Main>
      <Breadcrumb items={crumbs} />
      <h1 className="vh">{crumbs.at(-1)?.label}</h1>
      <Failed of={of} resource={resource} />
    </Main>
  );
}
