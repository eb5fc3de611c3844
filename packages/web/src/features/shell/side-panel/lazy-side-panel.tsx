import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { panelAtom } from '../../../state/overlays/panel.ts';

/** Outside the first load: the panel's button fetches it on hover or focus. */
export const loadSidePanel = () => import('./side-panel.tsx');

const SidePanel = lazy(loadSidePanel);

export function LazySidePanel() {
  const state = useAtomValue(panelAtom);
  if (state === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <SidePanel />
    </Suspense>
  );
}
