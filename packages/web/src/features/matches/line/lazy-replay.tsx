import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import styles from './replay.module.css';
import type { ReplayProps } from './use-held-moment.ts';

const load = () => import('./replay.tsx');

const Replay = lazyPart(load);
const ReplayOfDocument = lazyPart(load, {
  server: import.meta.env.SSR ? await load() : undefined,
  texts: ['moment'],
  className: styles.part,
});

/**
 * The slider on the line of a match: outside the first load, as it needs the timeline, which is fetched with it. The document
 * of a page that opens at a moment has both.
 */
export function LazyReplay(props: ReplayProps) {
  const [isShown, setIsShown] = useState(false);
  // Not while the server renders, nor with the first render of the browser.
  useEffect(() => setIsShown(true), []);
  if (props.initial) return <ReplayOfDocument {...props} />;
  return isShown && <Replay {...props} />;
}
