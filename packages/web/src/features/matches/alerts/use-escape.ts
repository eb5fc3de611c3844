import { useEffect } from 'react';
import { hasOpenOverlay } from '../../../ui/dom/has-open-overlay.ts';

/** Escape closes a card that does not hold the focus, unless a dialog or a list is open. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !hasOpenOverlay()) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);
}
