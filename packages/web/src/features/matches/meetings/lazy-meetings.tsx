import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './meetings-block.module.css';

const load = () => import('./meetings-block.tsx');
const Meetings = lazyHydrated({
  load,
  onServer: import.meta.env.SSR ? (await load()).default : undefined,
  namespace: 'parts',
});

/** `meetings` are those that are loaded with the page, the newest first. */
export const LazyMeetings = (props: { match: Match; meetings: readonly Match[] }) => (
  // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
  <div className={styles.part}>
    {/* The zone of the document, which may have changed before the chunk is loaded. */}
    <Meetings {...props} zone={useAtomValue(zoneAtom)} />
  </div>
);
