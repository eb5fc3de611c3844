import { useAtomValue } from 'jotai';
import { liveStatusAtom } from '../stores/live-status.ts';

const STREAMING_MAX_AGE_S = 120;

/** The maximum age of a list of matches, raised while the stream reports its changes. */
export const useMaxAge = (maxAgeSeconds: number): number =>
  useAtomValue(liveStatusAtom) === 'on'
    ? Math.max(STREAMING_MAX_AGE_S, maxAgeSeconds)
    : maxAgeSeconds;
