import { readInfoDocument, textOf } from '../../features/info/info-document.ts';
import { paths } from '../../paths.ts';
import type { Head, HeadInput } from '../../state/head.ts';
import { infoCall, pageNameAt } from './info-calls.ts';

export function infoHead({ t, address, view, read, origin }: HeadInput): Head {
  const name = pageNameAt(address);
  const result = name && read(infoCall(name, view)).result;
  const nothing: Head = { title: t('info.notFound.title'), hidden: true };
  if (!name || result?.kind === 'not-found') return { ...nothing, status: 404 };
  if (!result) return { title: t(`shell.info.${name}`) };
  const document = result.kind === 'ok' ? readInfoDocument(result.data) : undefined;
  if (!document) return nothing;
  const first = document.nodes.find((node) => typeof node !== 'string' && node.tag === 'p');
  const canonical = paths.info(name);
  const crumbs = [
    { name: t('shell.dock.home'), item: `${origin}/` },
    { name: document.heading, item: origin + canonical },
  ];
  return {
    title: document.heading,
    description: textOf(first ? [first] : []),
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
