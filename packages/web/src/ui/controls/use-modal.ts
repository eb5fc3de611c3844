import { type MouseEvent, useLayoutEffect, useRef } from 'react';

function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/** The browser's own modal holds the focus and gives it back; Escape and a click outside leave it. */
export function useModal(leave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before it is taken away: only a dialog that is there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return {
    ref: dialog,
    // At once: it says that it has closed only when the next key may have been pressed.
    onCancel: () => leave(),
    onClose: () => leave(),
    onClick: (event: MouseEvent) => void (isOutside(event) && leave()),
  };
}
