import { atom } from 'jotai';
import type { LiveScope } from '../../api/live-stream.ts';
import { nowAtom } from '../clock/clock.ts';
import type { LiveStatus } from './live-connection.ts';

const liveStatusBaseAtom = atom<LiveStatus>('off');
const liveScopeBaseAtom = atom<LiveScope | undefined>(undefined);
const lastUpdateBaseAtom = atom(0);

export const liveStatusAtom = atom((get) => get(liveStatusBaseAtom));
export const setLiveStatusAtom = atom(null, (_get, set, status: LiveStatus) =>
  set(liveStatusBaseAtom, status),
);

/** The matches that the stream covers; undefined without a stream. */
export const liveScopeAtom = atom((get) => get(liveScopeBaseAtom));
export const setLiveScopeAtom = atom(null, (_get, set, scope: LiveScope | undefined) =>
  set(liveScopeBaseAtom, scope),
);

/** When the stream was last current, on the site's clock; 0 before that. */
export const lastUpdateAtAtom = atom((get) => get(lastUpdateBaseAtom));
export const markUpdateAtom = atom(null, (get, set, at: number = get(nowAtom)) =>
  set(lastUpdateBaseAtom, at),
);
