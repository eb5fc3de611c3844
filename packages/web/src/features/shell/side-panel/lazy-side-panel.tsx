import { useAtomValue } from 'jotai';
import { panelAtom } from '../../../state/overlays/panel.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';

/** Outside the first load: the panel's button fetches it on hover or focus. */
export const loadSidePanel = () => import('./side-panel.tsx');

const SidePanel = lazyPart(loadSidePanel);

export function LazySidePanel() {
  const state = useAtomValue(panelAtom);
  if (state === 'closed') return null;
  return <SidePanel />;
}
