import { atom } from 'jotai';
import type { LiveScope } from '../../api/live-stream.ts';
import { nowAtom } from '../clock/clock.ts';
import type { LiveStatus } from './live-connection.ts';

const liveStatusBaseAtom = atom<LiveStatus>('off');
const liveScopeBaseAtom = atom<LiveScope | undefined>(undefined);
const lastUpdateBaseAtom = atom(0);

/** Whether the stream is there. */
export const liveStatusAtom = atom((get) => get(liveStatusBaseAtom));
export const setLiveStatusAtom = atom(null, (_get, set, status: LiveStatus) =>
  set(liveStatusBaseAtom, status),
);

/** What the stream is asked for; nothing where nobody listens. */
export const liveScopeAtom = atom((get) => get(liveScopeBaseAtom));
export const setLiveScopeAtom = atom(null, (_get, set, scope: LiveScope | undefined) =>
  set(liveScopeBaseAtom, scope),
);

/** When the stream last told of a change, on the site's clock; 0 before it did. */
export const lastUpdateAtAtom = atom((get) => get(lastUpdateBaseAtom));
export const markUpdateAtom = atom(null, (get, set) => set(lastUpdateBaseAtom, get(nowAtom)));
