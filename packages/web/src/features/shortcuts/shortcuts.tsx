import { useEffect, useState } from 'react';
import { hasOpenOverlay } from '../../ui/dom/has-open-overlay.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';

const ShortcutsSheet = lazyPart(() => import('./sheet/shortcuts-sheet.tsx'));

/** Elements that handle these keys themselves. */
const IGNORED_TARGETS = 'input, textarea, select, [contenteditable], [role=listbox], dialog';

/** Keyboard shortcuts for lists and days. The handler is loaded with the first key. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || hasOpenOverlay()) return;
      if (!(target instanceof Element) || target.closest(IGNORED_TARGETS)) return;
      const isArrow = key.startsWith('Arrow') && target.closest('[data-match], [data-days]');
      // With nothing focused they are keys of the days.
      const isSideways = /^Arrow(Left|Right)$/.test(key) && target === document.body;
      const from = isSideways ? document.querySelector('[data-days] [aria-current]') : target;
      if (!from || !(isArrow || isSideways || /^[jksf?]$/.test(key))) return;
      event.preventDefault();
      if (key === '?') setOpen(true);
      else
        void import('./handle-shortcut.ts').then(({ handleShortcut }) => handleShortcut(key, from));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return open && <ShortcutsSheet onClose={() => setOpen(false)} />;
}
