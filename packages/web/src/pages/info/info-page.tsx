import type { PageName } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { InfoArticle } from '../../features/info/info-article.tsx';
import { readInfoDocument } from '../../features/info/info-document.ts';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { infoCall, pageNameAt } from './info-calls.ts';

export { infoCalls as calls } from './info-calls.ts';

/** Until the document is loaded, its title is the text of its links. */
export function head({ t, address, context, read, origin }: HeadInput): Head {
  const page = pageNameAt(address);
  const result = page && read(infoCall(page, context)).result;
  const notFound: Head = { title: t('info:notFound.title'), noIndex: true };
  if (!page || result?.kind === 'not-found') return { ...notFound, status: 404 };
  const document = result?.kind === 'ok' ? readInfoDocument(result.data) : undefined;
  if (result && !document) return notFound;
  const title = document?.heading ?? t(`shell.info.${page}`);
  const canonical = paths.info(page);
  const crumbs = [{ label: t('shell.dock.home'), url: paths.home }, { label: title }];
  return {
    title,
    description: t(`info:descriptions.${page}`),
    canonical,
    linkedData: import.meta.env.SSR ? [breadcrumbJsonLd(crumbs, canonical, origin)] : [],
  };
}

/** INF-2. With `onRetry` for a page that failed to load: it has a retry button. */
function InfoNotFound({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('info:notFound.title')} text={t('state.notFound.title')}>
      {onRetry && (
        <Button kind="main" onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
      <Link className={buttonClass(onRetry ? undefined : 'main')} to={paths.home}>
        {t('shell.dock.home')}
      </Link>
    </MessagePage>
  );
}

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
