import { paths } from '../../paths.ts';
import type { Head, HeadInput } from '../../state/head.ts';
import { infoCall, pageNameAt } from './info-calls.ts';

/** In the words of the catalogue, which are here before the document is. */
export function infoHead({ t, address, view, read, origin }: HeadInput): Head {
  const page = pageNameAt(address);
  const result = page && read(infoCall(page, view)).result;
  const nothing: Head = { title: t('info.notFound.title'), hidden: true };
  if (!page || result?.kind === 'not-found') return { ...nothing, status: 404 };
  if (result?.kind === 'failed') return nothing;
  const title = t(`shell.info.${page}`);
  const canonical = paths.info(page);
  const crumbs = [
    { name: t('shell.dock.home'), item: `${origin}/` },
    { name: title, item: origin + canonical },
  ];
  return {
    title,
    description: t(`info.descriptions.${page}`),
    canonical,
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          ...crumb,
        })),
      },
    ],
  };
}
