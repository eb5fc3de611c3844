import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { earlySearchTextAtom, openSearchAtom, searchAtom } from '../../state/overlays/search.ts';
import { hasOpenOverlay } from '../../ui/dom/has-open-overlay.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import { isApple, isSearchShortcut, isTyping } from './is-search-shortcut.ts';

const LazySearchDialog = lazyPart(() => import('./dialog/lazy-search-dialog.tsx'));

/** The search; its code is loaded on hover, focus or shortcut. */
export function Search() {
  const state = useAtomValue(searchAtom);
  const open = useSetAtom(openSearchAtom);
  const addText = useSetAtom(earlySearchTextAtom);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const where = { typing: isTyping(event.target), apple: isApple() };
      if (!isSearchShortcut(event, where) || hasOpenOverlay()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    if (state !== 'open') return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || hasOpenOverlay()) return;
      event.preventDefault();
      addText(key);
    };
    // Before the shortcuts of lists, which are letters.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [state, addText]);

  if (state === 'closed') return null;
  return <LazySearchDialog />;
}
