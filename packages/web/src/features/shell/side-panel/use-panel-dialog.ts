import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { closePanelAtom, panelAtom, panelClosedAtom } from '../../../state/overlays/panel.ts';

const slideOut = 300;

const slideOutNow = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slideOut);

/** SID-1: the browser's own modal holds the focus and gives it back; here it gets time to slide out. */
export function usePanelDialog() {
  const state = useAtomValue(panelAtom);
  const close = useSetAtom(closePanelAtom);
  const gone = useSetAtom(panelClosedAtom);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => dialog.current?.close(), slideOutNow());
    return () => clearTimeout(timer);
  }, [state]);

  return {
    close,
    closing: state === 'closing',
    props: {
      ref: dialog,
      onClose: gone,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault();
        close();
      },
      // A link is followed, or, as the panel fills the dialog, what lies outside it is hit.
      onClick: ({ target, currentTarget }: MouseEvent) => {
        if (target === currentTarget || (target as Element).closest('a')) close();
      },
    },
  };
}
