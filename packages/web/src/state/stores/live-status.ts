import { atom } from 'jotai';
import type { LiveScope } from '../../api/live-stream.ts';
import { nowAtom } from '../clock/clock.ts';

/** `off`: no stream requested. `lost`: disconnected; the data is polled until the stream reconnects. */
export type LiveStatus = 'off' | 'on' | 'lost';

export const liveStatusAtom = atom<LiveStatus>('off');

/** The matches that the stream covers; undefined without a stream. */
export const liveScopeAtom = atom<LiveScope | undefined>(undefined);

/** When the stream was last current, on the site's clock; 0 before that. */
export const lastUpdateAtAtom = atom(0);
export const markUpdateAtom = atom(null, (get, set) => set(lastUpdateAtAtom, get(nowAtom)));
