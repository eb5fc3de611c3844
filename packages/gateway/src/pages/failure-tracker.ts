import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** Not a failure: the upstream does not have the operation. */
const LACKING = 501;

/** Wraps a fetch to record 5xx responses: a page made with one is incomplete and must not be cached. */
export function trackFailures(fetch: PageRequest['fetch']): {
  fetch: PageRequest['fetch'];
  hasFailed: () => boolean;
} {
  let hasFailed = false;
  return {
    async fetch(request) {
      const response = await fetch(request);
      if (response.status >= 500 && response.status !== LACKING) hasFailed = true;
      return response;
    },
    hasFailed: () => hasFailed,
  };
}
