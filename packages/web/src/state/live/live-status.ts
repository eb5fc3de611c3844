import { atom } from 'jotai';
import type { LiveScope } from '../../api/live-stream.ts';
import { nowAtom } from '../clock/clock.ts';
import type { LiveStatus } from './live-connection.ts';

export const liveStatusAtom = atom<LiveStatus>('off');

/** The matches that the stream covers; undefined without a stream. */
export const liveScopeAtom = atom<LiveScope | undefined>(undefined);

/** When the stream was last current, on the site's clock; 0 before that. */
export const lastUpdateAtAtom = atom(0);
export const markUpdateAtom = atom(null, (get, set) => set(lastUpdateAtAtom, get(nowAtom)));
