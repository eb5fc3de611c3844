import { useAtomValue } from 'jotai';
import { liveStatusAtom } from './live-status.ts';

const whileStreaming = 120;

/** How old a list of matches may grow, in seconds: while the stream tells what changes, much older. */
export const useLiveAge = (otherwise: number): number =>
  useAtomValue(liveStatusAtom) === 'on' ? Math.max(whileStreaming, otherwise) : otherwise;
