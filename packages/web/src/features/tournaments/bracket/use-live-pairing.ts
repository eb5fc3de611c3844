import type { Match } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../../state/session.tsx';
import { type Pairing, type Scores, scoresOf } from './pairing.ts';

const nothing = atom<Match | undefined>(undefined);

/** The match of a pairing that is played, comes next or was the last; and the scores as they are now. */
export function useLivePairing(pairing: Pairing | undefined): {
  match: Match | undefined;
  scores: Scores | undefined;
} {
  const { live } = useSession();
  const open = pairing?.matches.find(({ statusId }) => statusId !== 'FINISHED');
  const listed = open ?? pairing?.matches.at(-1);
  const told = useAtomValue(listed ? live.matchAtom(listed.id) : nothing);
  return useMemo(() => {
    const match = told ?? listed;
    const matches = pairing?.matches.map((one) => (one.id === match?.id ? match : one)) ?? [];
    return { match, scores: pairing && scoresOf({ ...pairing, matches }) };
  }, [told, listed, pairing]);
}
