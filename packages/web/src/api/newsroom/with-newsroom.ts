import type { SendCall } from '../send-call.ts';

/** The calls that the site can answer without the upstream. */
export const isOfNews = (path: string): boolean => path.startsWith('/news');

/**
 * NWS-2: the features among the upstream's news, and at the addresses of articles. Their chunk is loaded with the first
 * such call; without it there are the upstream's news alone.
 */
export const withNewsroom =
  (sendCall: SendCall, now: () => number): SendCall =>
  (call, signal) =>
    isOfNews(call.path)
      ? import('./newsroom.ts').then(
          (newsroom) => newsroom.answerNews(call, () => sendCall(call, signal), now()),
          () => sendCall(call, signal),
        )
      : sendCall(call, signal);
