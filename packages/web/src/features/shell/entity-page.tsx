import type { GetPath } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFor, PageCall } from '../../api/call.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { type Entity, hasSportOfUrl } from './entity.ts';
import { NotFound } from './not-found.tsx';

interface EntityPageProps<P extends GetPath> {
  entity: Entity<P>;
  address: Address;
  maxAgeSeconds: number;
  skeleton: ReactNode;
  children: (
    data: DataFor<PageCall<P>>,
    resource: LoadedResource<DataFor<PageCall<P>>>,
  ) => ReactNode;
}

/** SYS-7, SYS-10: the page of one entity while it loads, or if it is not found or failed to load. */
export function EntityPage<P extends GetPath>(props: EntityPageProps<P>) {
  const { entity, address, maxAgeSeconds, skeleton, children } = props;
  const { t } = useTranslation();
  const call = entity.callOf(address, useAtomValue(callContextAtom));
  const resource = useResource(call, maxAgeSeconds);
  const { result } = resource;
  if (result?.kind === 'ok' && hasSportOfUrl(entity.gameOf(result.data, address), address)) {
    return <Main>{children(result.data, resource)}</Main>;
  }
  if (result && result.kind !== 'failed') return <NotFound />;
  if (!result) {
    return (
      <Main>
        <Loading>{skeleton}</Loading>
      </Main>
    );
  }
  const crumbs = entity.plainCrumbs(address, t);
  return (
    <Main>
      <Breadcrumb items={crumbs} />
      <h1 className="vh">{crumbs.at(-1)?.label}</h1>
      <Failed of={entity.name} resource={resource} />
    </Main>
  );
}
