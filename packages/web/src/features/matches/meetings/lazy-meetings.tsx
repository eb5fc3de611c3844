import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './meetings-block.module.css';

const load = () => import('./meetings-block.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
const Meetings = lazyHydrated(load, onServer, 'parts', styles.part);

/** `meetings` are those that are loaded with the page, the newest first. */
export const LazyMeetings = (props: { match: Match; meetings: readonly Match[] }) => (
  // The zone of the document, which may have changed before the chunk is loaded.
  <Meetings {...props} zone={useAtomValue(zoneAtom)} />
);
