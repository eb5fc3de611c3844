import { lazy, Suspense, useEffect, useState } from 'react';

const KeysSlot = lazy(() => import('./sheet/lazy-shortcuts-sheet.tsx'));

const elsewhere = 'input, textarea, select, [contenteditable], [role=listbox], dialog';

/** Keys for lists and days. What a key does is fetched with the first one that is pressed. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        defaultPrevented ||
        document.querySelector('dialog:modal')
      )
        return;
      if (!(target instanceof Element) || target.closest(elsewhere)) return;
      const isArrow = key.startsWith('Arrow') && target.closest('[data-match], [data-days]');
      if (!isArrow && !/^[jksf?]$/.test(key)) return;
      event.preventDefault();
      if (key === '?') setOpen(true);
      else
        void import('./handle-shortcut.ts').then(({ handleShortcut }) =>
          handleShortcut(key, target),
        );
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    open && (
      <Suspense fallback={null}>
        <KeysSlot onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
