import { escapeMarkup } from '@touchline/shared/domain/http/escape-markup';
import { scriptJson } from '@touchline/shared/domain/http/script-json';
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

/** The size of the pictures that the gateway draws. */
const CARD_SIZE =
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">';

function cardTags({ card }: Head, origin: string): string {
  if (!card) return '<meta name="twitter:card" content="summary">';
  const url = escapeMarkup(origin + card.path);
  const alt = escapeMarkup(card.alt);
  return [
    `<meta property="og:image" content="${url}"><meta property="og:image:type" content="image/png">${CARD_SIZE}`,
    `<meta property="og:image:alt" content="${alt}"><meta name="twitter:card" content="summary_large_image">`,
  ].join('\n');
}

/** The tags for search engines and link previews, and the links to the other languages. */
export function headTags({ head, title, origin, url, language }: HeadTagsInput): string {
  const bare = `${origin}${head.canonical ?? url.pathname}`;
  const canonical = url.searchParams.has('lang') ? `${bare}?lang=${language}` : bare;
  const shared = head.shared ? `${origin}${head.shared}` : canonical;
  const description = escapeMarkup(head.description ?? '');
  const alternates = Object.entries(alternatesOf(bare)).map(
    ([language, href]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}">`,
  );
  const linked = (head.linkedData ?? []).map(
    (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
  );
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${description}">`,
    head.noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(canonical)}">${alternates.join('')}`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="Touchline">`,
    `<meta property="og:title" content="${escapeMarkup(head.title)}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeMarkup(shared)}"><meta property="og:locale" content="${locales[language].intl.replace('-', '_')}">`,
    cardTags(head, origin),
    ...linked,
  ].join('\n');
}
