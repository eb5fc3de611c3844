import type { Match } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useSession } from '../session.tsx';

const noMatchAtom = atom(undefined);

/** The match as the stream last reported it, else as fetched. A component that does not follow it is not re-rendered by its changes. */
export function useLiveMatch(match: Match, isFollowing = true): Match {
  const { live } = useSession();
  const followed = useAtomValue<Match | undefined>(
    isFollowing ? live.matchAtom(match.id) : noMatchAtom,
  );
  return (isFollowing ? followed : live.peek(match.id)) ?? match;
}
