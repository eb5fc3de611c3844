import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** Wraps a fetch to record 5xx responses: a page made with one is incomplete and must not be cached. */
export function trackFailures(fetch: PageRequest['fetch']): {
  fetch: PageRequest['fetch'];
  hasFailed: () => boolean;
} {
  let hasFailed = false;
  return {
    async fetch(request) {
      const response = await fetch(request);
      if (response.status >= 500) hasFailed = true;
      return response;
    },
    hasFailed: () => hasFailed,
  };
}
