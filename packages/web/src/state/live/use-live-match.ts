import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useSession } from '../session.tsx';

/** The match as the stream last reported it, else as fetched. */
export function useLiveMatch(match: Match): Match {
  return useAtomValue(useSession().live.matchAtom(match.id)) ?? match;
}
