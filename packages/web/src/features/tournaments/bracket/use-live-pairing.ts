import type { Match } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../../state/session.tsx';
import { type Pairing, type Scores, scoresOf } from './pairing.ts';

const noMatchAtom = atom<Match | undefined>(undefined);

/** The current, next or last match of a pairing, and the scores with live updates. */
export function useLivePairing(pairing: Pairing | undefined): {
  match: Match | undefined;
  scores: Scores | undefined;
} {
  const { live } = useSession();
  const open = pairing?.matches.find(({ statusId }) => statusId !== 'FINISHED');
  const listed = open ?? pairing?.matches.at(-1);
  const updated = useAtomValue(listed ? live.matchAtom(listed.id) : noMatchAtom);
  return useMemo(() => {
    const match = updated ?? listed;
    const matches = pairing?.matches.map((one) => (one.id === match?.id ? match : one)) ?? [];
    return { match, scores: pairing && scoresOf({ ...pairing, matches }) };
  }, [updated, listed, pairing]);
}
