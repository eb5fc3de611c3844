import type { IncomingHttpHeaders } from 'node:http';

/** Whether other requests have the same values of these headers. */
export const hasSameHeaders =
  (names: readonly (keyof IncomingHttpHeaders)[], headers: IncomingHttpHeaders) =>
  (others: IncomingHttpHeaders): boolean =>
    names.every((name) => others[name] === headers[name]);
