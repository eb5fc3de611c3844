import { readInfoDocument } from '../../features/info/info-document.ts';
import { paths } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Head, HeadInput } from '../../state/navigation/page-address.ts';
import { infoCall, pageNameAt } from './info-calls.ts';

/** Until the document is loaded, its title is the text of its links. */
export function infoHead({ t, address, context, read, origin }: HeadInput): Head {
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
