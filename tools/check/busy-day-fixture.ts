import { worldFetch } from '@touchline/mock-api/testing';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';

/** The Saturday afternoon with the most matches in the mock API's world. */
const NOW = Date.parse('2026-11-21T15:30:00Z');

/** Renders documents of that day with the mock API in this process. */
export function busyDayRenderer(renderer: PageRenderer) {
  const fetch = worldFetch({ at: NOW, devTools: false });
  return async (url: string, language: string): Promise<string> => {
    const { body } = await renderer.render({
      url,
      origin: 'http://127.0.0.1:8080',
      cookies: { touchline: JSON.stringify({ language }) },
      now: NOW,
      signal: new AbortController().signal,
      fetch,
    });
    return body;
  };
}
