import { escapeMarkup } from '@touchline/types/http/escape-markup';
import { type Language, locales } from '../i18n/languages.ts';
import type { Head } from '../state/navigation/page-address.ts';
import { alternatesOf } from './alternates.ts';

interface HeadTagsInput {
  head: Head;
  title: string;
  origin: string;
  url: URL;
  language: Language;
}

/** The tags for search engines and link previews, and the links to the other languages. */
export function headTags({ head, title, origin, url, language }: HeadTagsInput): string {
  const bare = `${origin}${head.canonical ?? url.pathname}`;
  const canonical = url.searchParams.has('lang') ? `${bare}?lang=${language}` : bare;
  const description = escapeMarkup(head.description ?? '');
  const alternates = Object.entries(alternatesOf(bare)).map(
    ([language, href]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}">`,
  );
  const linked = (head.linkedData ?? []).map(
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${description}">`,
    head.noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(canonical)}">${alternates.join('')}`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="Touchline">`,
    `<meta property="og:title" content="${escapeMarkup(head.title)}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeMarkup(canonical)}"><meta property="og:locale" content="${locales[language].intl.replace('-', '_')}">`,
    '<meta name="twitter:card" content="summary">',
    ...linked,
  ].join('\n');
}
