import type { SitemapPage } from '@touchline/types';
import { escapeMarkup } from '@touchline/types/http/escape-markup';

/** What one file may list (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function entries(origin: string, { alternates }: SitemapPage): string[] {
  const links = Object.entries(alternates)
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + path)}"/>`,
    )
    .join('');
  return Object.values(alternates).map(
    (path) => `<url><loc>${escapeMarkup(origin + path)}</loc>${links}</url>\n`,
  );
}

/** One file for as many addresses as one may hold; each language of a page is an address, and names the others. */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): string[] {
  const all = pages.flatMap((page) => entries(origin, page));
  const count = Math.max(1, Math.ceil(all.length / MOST_ADDRESSES));
  return Array.from({ length: count }, (_, n) => {
    const part = all.slice(n * MOST_ADDRESSES, (n + 1) * MOST_ADDRESSES);
    return `${HEAD}<urlset ${NAMESPACES}>\n${part.join('')}</urlset>\n`;
  });
}

export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((one) => `<sitemap><loc>${escapeMarkup(one)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACES}>\n${parts.join('')}</sitemapindex>\n`;
}
