import { isMatch } from '@touchline/shared/domain/is-match';
import type { createStore } from 'jotai';
import type { SendCall } from '../../api/send-call.ts';
import type { LiveMatches } from './live-matches-store.ts';
import { liveStatusAtom } from './live-status.ts';

/** While the stream is not connected, fetched matches replace its last state. Cached responses do not: they may be older. */
export const withFetchedMatches =
  (sendCall: SendCall, store: ReturnType<typeof createStore>, live: LiveMatches): SendCall =>
  async (call, signal) => {
    const result = await sendCall(call, signal);
    if (result.kind === 'ok' && !result.ageMs && store.get(liveStatusAtom) !== 'on') {
      const { data } = result as { data: unknown };
      live.applyFetched((Array.isArray(data) ? data : [data]).filter(isMatch));
    }
    return result;
  };
