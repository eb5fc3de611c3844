import { useAtomValue } from 'jotai';
import { delayPanelAtom } from '../../../state/overlays/delay-panel.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';

const DelayPanel = lazyPart(() => import('./delay-panel.tsx'));

/** Loaded with its first opening. */
export const LazyDelayPanel = () => useAtomValue(delayPanelAtom) && <DelayPanel />;
