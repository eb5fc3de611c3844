import { escapeMarkup } from '@touchline/shared/domain/http/escape-markup';
import type { SitemapPage } from '@touchline/shared/domain/page-renderer';

/** The limit of one file (sitemaps.org). */
const MAX_URLS_PER_FILE = 50_000;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function urlEntries(origin: string, { alternates }: SitemapPage): string[] {
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

/** One or more sitemaps. Each language of a page is an entry of its own, with links to the others. */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): string[] {
  const entries = pages.flatMap((page) => urlEntries(origin, page));
  const count = Math.max(1, Math.ceil(entries.length / MAX_URLS_PER_FILE));
  return Array.from({ length: count }, (_, n) => {
    const part = entries.slice(n * MAX_URLS_PER_FILE, (n + 1) * MAX_URLS_PER_FILE);
    return `${XML_DECLARATION}<urlset ${NAMESPACES}>\n${part.join('')}</urlset>\n`;
  });
}

export function sitemapIndex(urls: readonly string[]): string {
  const parts = urls.map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACES}>\n${parts.join('')}</sitemapindex>\n`;
}
