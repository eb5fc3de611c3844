import type { LiveEvent } from '@touchline/types';

/** One event of the stream (HTML, 9.2.5). JSON holds no line end, so the data is one line. */
export const frame = (event: LiveEvent, id: string | undefined): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** The browser learns how far it has come, and the page that the stream still stands: a comment would not reach it. */
export const heartbeat = (id: string): string => `event: beat\nid: ${id}\ndata:\n\n`;

export const retryAfter = (milliseconds: number): string =>
  `retry: ${Math.round(milliseconds)}\n\n`;
