import type { Match } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useSession } from '../session.tsx';

const unheardAtom = atom(undefined);

/** The match as it is now: as the stream tells it, else as it was answered. Who does not follow it is not drawn by its changes. */
export function useLiveMatch(match: Match, follows = true): Match {
  const { live } = useSession();
  const told = useAtomValue<Match | undefined>(follows ? live.of(match.id) : unheardAtom);
  return (follows ? told : live.peek(match.id)) ?? match;
}
