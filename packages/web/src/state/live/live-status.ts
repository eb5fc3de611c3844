import { atom } from 'jotai';
import type { LiveScope } from '../../api/live-stream.ts';
import { nowAtom } from '../clock/clock.ts';
import type { LiveStatus } from './live-connection.ts';

const statusHeldAtom = atom<LiveStatus>('off');
const scopeHeldAtom = atom<LiveScope | undefined>(undefined);
const heardHeldAtom = atom(0);

/** Whether the stream is there. */
export const liveStatusAtom = atom((get) => get(statusHeldAtom));
export const setLiveStatusAtom = atom(null, (_get, set, status: LiveStatus) =>
  set(statusHeldAtom, status),
);

/** What the stream is asked for; nothing where nobody listens. */
export const liveScopeAtom = atom((get) => get(scopeHeldAtom));
export const setLiveScopeAtom = atom(null, (_get, set, scope: LiveScope | undefined) =>
  set(scopeHeldAtom, scope),
);

/** When the stream last told of a change, on the site's clock; 0 before it did. */
export const heardAtAtom = atom((get) => get(heardHeldAtom));
export const markHeardAtom = atom(null, (get, set) => set(heardHeldAtom, get(nowAtom)));
