import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { openPanelAtom, panelAtom } from '../../../state/overlays/panel.ts';
import { loadSidePanel } from './lazy-side-panel.tsx';

interface PanelButtonProps {
  className?: string | undefined;
  /** Accessible name of a button without text. */
  name?: string;
  children: ReactNode;
}

/** SID-1 */
export function PanelButton({ className, name, children }: PanelButtonProps) {
  const state = useAtomValue(panelAtom);
  const open = useSetAtom(openPanelAtom);
  const preload = () => void loadSidePanel();
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      {children}
    </button>
  );
}
