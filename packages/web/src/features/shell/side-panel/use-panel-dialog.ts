import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { closePanelAtom, panelAtom, panelClosedAtom } from '../../../state/overlays/panel.ts';

const SLIDE_OUT_MS = 300;

const slideOutMs = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_OUT_MS;

/** SID-1: a modal dialog, which traps and restores the focus; closing is delayed until the panel has slid out. */
export function usePanelDialog() {
  const state = useAtomValue(panelAtom);
  const close = useSetAtom(closePanelAtom);
  const onClosed = useSetAtom(panelClosedAtom);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => dialog.current?.close(), slideOutMs());
    return () => clearTimeout(timer);
  }, [state]);

  return {
    close,
    closing: state === 'closing',
    props: {
      ref: dialog,
      onClose: onClosed,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault();
        close();
      },
      // On a link, or on the backdrop: the panel fills the dialog, so only the backdrop has it as its target.
      onClick: ({ target, currentTarget }: MouseEvent) => {
        if (target === currentTarget || (target as Element).closest('a')) close();
      },
    },
  };
}
