import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { panelAtom } from '../../../state/overlays/panel.ts';
import { loadPanel } from './panel-loader.ts';

const Panel = lazy(loadPanel);

export function LazySidePanel() {
  const state = useAtomValue(panelAtom);
  if (state === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
}
