import { type MouseEvent, useLayoutEffect, useRef } from 'react';

function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/** A native modal dialog traps the focus and restores it; Escape and a click outside close it. */
export function useModal(onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  // In a layout effect, before the element is removed: only a dialog in the document restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return {
    ref: dialog,
    // Does not wait for `close`, which is dispatched late: another key may be pressed before it.
    onCancel: () => onLeave(),
    onClose: () => onLeave(),
    onClick: (event: MouseEvent) => void (isOutside(event) && onLeave()),
  };
}
