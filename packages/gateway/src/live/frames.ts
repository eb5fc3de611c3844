import type { LiveEvent } from '@touchline/types';

/** One event of the stream (HTML, 9.2.5). JSON holds no line end, so the data is one line. */
export const frame = (event: LiveEvent, id: string | undefined): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** No event for the page, but the browser learns how far it has come. */
export const heartbeat = (id: string): string => `: still here\nid: ${id}\n\n`;

export const retryAfter = (milliseconds: number): string =>
  `retry: ${Math.round(milliseconds)}\n\n`;
