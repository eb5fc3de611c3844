import type { Language } from '../i18n/languages.ts';
import type { Head } from '../state/navigation/page-head.ts';
import { alternatesOf } from './alternates.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

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
  const description = escapeHtml(head.description ?? '');
  const alternates = Object.entries(alternatesOf(bare)).map(
    ([language, href]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
  const linked = (head.linkedData ?? []).map(
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${description}">`,
    head.hidden
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${alternates.join('')}`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="Touchline">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}"><meta property="og:locale" content="${language === 'zh' ? 'zh_CN' : 'en_GB'}">`,
    '<meta name="twitter:card" content="summary">',
    ...linked,
  ].join('\n');
}
