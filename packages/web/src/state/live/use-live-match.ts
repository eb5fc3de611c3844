import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useSession } from '../session.tsx';

/** The match as it is now: as the stream tells it, else as it was answered. */
export const useLiveMatch = (match: Match): Match =>
  useAtomValue(useSession().live.of(match.id)) ?? match;
