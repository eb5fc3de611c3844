import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../state/session.tsx';

/** How many matches of each tournament are being played, as far as the stream has told. */
export function useLiveCounts(): ReadonlyMap<string, number> {
  const { live } = useSession();
  const turn = useAtomValue(live.listVersionAtom);
  return useMemo(() => {
    const byTournament = Map.groupBy(live.ongoing(), ({ tournament }) => tournament.id);
    return new Map([...byTournament].map(([id, matches]) => [id, matches.length]));
  }, [live, turn]);
}
