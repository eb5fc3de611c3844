import type { PageName } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { InfoArticle } from '../../features/info/info-article.tsx';
import { readInfoDocument } from '../../features/info/info-document.ts';
import { InfoNotFound } from '../../features/info/info-not-found.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { infoCall, pageNameAt } from './info-calls.ts';

export { infoCalls as calls } from './info-calls.ts';
export { infoHead as head } from './info-head.ts';

const MAX_AGE_S = 3600;

/** INF */
export default function InfoPage({ address }: { address: Address }) {
  const name = pageNameAt(address);
  return name ? <Loaded name={name} /> : <InfoNotFound />;
}

function Loaded({ name }: { name: PageName }) {
  const { t } = useTranslation();
  const { result, retry } = useResource(infoCall(name, useAtomValue(callContextAtom)), MAX_AGE_S);
  const document = result?.kind === 'ok' ? readInfoDocument(result.data) : undefined;
  if (result && !document) {
    return <InfoNotFound onRetry={result.kind === 'failed' ? retry : undefined} />;
  }
  const heading = document?.heading ?? t(`shell.info.${name}`);
  return (
    <Main>
      <Breadcrumb items={[{ label: t('shell.dock.home'), url: paths.home }, { label: heading }]} />
      {document ? (
        <InfoArticle document={document} />
      ) : (
        <div aria-busy="true">
          <SkeletonLines count={8} />
        </div>
      )}
    </Main>
  );
}
