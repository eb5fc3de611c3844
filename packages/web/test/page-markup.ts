import type { PageResponse } from '@touchline/shared/domain/page-renderer';
import { expect } from 'vitest';

/** The text of a piece of HTML, without tags. */
export const plainText = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

export const mainOf = (body: string): string =>
  body.slice(body.indexOf('<main'), body.indexOf('</main>'));

/** One section of a page, by its heading; empty if there is none. */
export function sectionOf(body: string, heading: string): string {
  const from = body.indexOf(`<h2>${heading}`);
  return from < 0 ? '' : body.slice(from, body.indexOf('</section>', from));
}

export async function expectNotFound(
  show: (url: string) => Promise<PageResponse>,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) {
    const { status, body } = await show(url);
    expect(status, url).toBe(404);
    expect(body).toContain('Page not found');
  }
}
