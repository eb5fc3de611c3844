import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** Not a failure: the upstream does not have the operation. */
const LACKING = 501;
/** The network of the page is over its rate; other visitors would get the data. */
const TOO_MANY = 429;

/** Wraps a fetch to record 429 and 5xx responses: a page made with one is incomplete and must not be cached. */
export function trackFailures(fetch: PageRequest['fetch']): {
  fetch: PageRequest['fetch'];
  hasFailed: () => boolean;
} {
  let hasFailed = false;
  return {
    async fetch(request) {
      const response = await fetch(request);
      const { status } = response;
      if (status === TOO_MANY || (status >= 500 && status !== LACKING)) hasFailed = true;
      return response;
    },
    hasFailed: () => hasFailed,
  };
}
