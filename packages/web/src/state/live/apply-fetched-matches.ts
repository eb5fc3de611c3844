import type { Match } from '@touchline/types';
import type { createStore } from 'jotai';
import type { SendCall } from '../../api/send-call.ts';
import type { LiveMatches } from './live-matches.ts';
import { liveStatusAtom } from './live-status.ts';

const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' && item !== null && 'statusId' in item && 'homeTeam' in item;

/** While the stream is away, what is fetched takes the place of what it said last; what this device had kept is older. */
export const withFetchedMatches =
  (ask: SendCall, store: ReturnType<typeof createStore>, live: LiveMatches): SendCall =>
  async (call, signal) => {
    const answer = await ask(call, signal);
    if (answer.kind === 'ok' && !answer.age && store.get(liveStatusAtom) !== 'on') {
      const { data } = answer as { data: unknown };
      live.hear((Array.isArray(data) ? data : [data]).filter(isMatch));
    }
    return answer;
  };
