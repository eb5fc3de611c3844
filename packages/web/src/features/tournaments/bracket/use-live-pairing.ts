import type { Match } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../../state/session.tsx';
import { kicksOf, type Pairing, type Scores, scoresOf } from './pairing.ts';

const noMatchAtom = atom<Match | undefined>(undefined);

/** The current, next or last match of a pairing, and the scores with live updates. */
export function useLivePairing(pairing: Pairing | undefined): {
  match: Match | undefined;
  scores: Scores | undefined;
  /** The kicks scored in the shoot-out. */
  kicks: Scores | undefined;
} {
  const { live } = useSession();
  const open = pairing?.matches.find(({ statusId }) => statusId !== 'FINISHED');
  const loadedMatch = open ?? pairing?.matches.at(-1);
  const liveMatch = useAtomValue(loadedMatch ? live.matchAtom(loadedMatch.id) : noMatchAtom);
  return useMemo(() => {
    const match = liveMatch ?? loadedMatch;
    const matches = pairing?.matches.map((one) => (one.id === match?.id ? match : one)) ?? [];
    const current = pairing && { ...pairing, matches };
    return { match, scores: current && scoresOf(current), kicks: current && kicksOf(current) };
  }, [liveMatch, loadedMatch, pairing]);
}
