import type { LiveEvent } from '@touchline/types';

/** Pages count a stream that is silent for twice as long as dead. */
export const HEARTBEAT_MS = 15_000;

/** One SSE event (HTML, 9.2.5). JSON contains no line breaks, so the data is one line. */
export const eventFrame = (event: LiveEvent, id: string | undefined): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/**
 * Shows the page that the stream is alive and whether its list is current, and gives the browser the latest id. Not a
 * comment: pages do not see those.
 */
export const heartbeatFrame = (id: string, isCurrent: boolean): string =>
  `event: ${isCurrent ? 'beat' : 'stale'}\nid: ${id}\ndata:\n\n`;

export const retryFrame = (milliseconds: number): string =>
  `retry: ${Math.round(milliseconds)}\n\n`;
