import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { openPanelAtom, panelAtom } from '../../../state/overlays/panel.ts';
import { loadPanel } from './panel-loader.ts';

interface PanelButtonProps {
  className?: string | undefined;
  /** Where the button shows no words. */
  name?: string;
  children: ReactNode;
}

/** SID-1 */
export function PanelButton({ className, name, children }: PanelButtonProps) {
  const state = useAtomValue(panelAtom);
  const open = useSetAtom(openPanelAtom);
  const fetchAhead = () => void loadPanel();
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      {children}
    </button>
  );
}
