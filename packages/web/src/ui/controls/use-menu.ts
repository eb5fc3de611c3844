import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTypeahead } from './use-typed.ts';

export interface Option {
  value: string;
  label: string;
  example?: string;
  /** Where the flag before the label is. */
  flag?: string;
}

interface MenuInput {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

const margin = 8;

/** A list that would reach beyond the window, and make the page as wide, is moved back into it. */
function keepInside(list: HTMLElement) {
  const { clientWidth } = document.documentElement;
  const beyond = list.getBoundingClientRect().right + margin - clientWidth;
  if (beyond > 0) list.style.translate = `${-beyond}px`;
}

/** A listbox by the book: arrows, Home, End, letters, Enter, Escape, and a click outside. */
export function useMenu({ options, value, onChoose }: MenuInput) {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTypeahead();
  const last = options.length - 1;

  useEffect(() => {
    if (!open || !list.current) return;
    keepInside(list.current);
    list.current.focus();
    const outside = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  useEffect(() => {
    if (open) list.current?.children[over]?.scrollIntoView({ block: 'nearest' });
  }, [open, over]);

  function toggle() {
    setOver(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(!open);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function choose(at: number) {
    const option = options[at];
    close();
    if (option) onChoose(option.value);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => setOver(Math.min(last, over + 1)),
    ArrowUp: () => setOver(Math.max(0, over - 1)),
    Home: () => setOver(0),
    End: () => setOver(last),
    Enter: () => choose(over),
    ' ': () => choose(over),
    Escape: close,
    Tab: () => setOpen(false),
  };

  function onKeyDown(event: KeyboardEvent) {
    const known = keys[event.key];
    if (known) {
      if (event.key !== 'Tab') event.preventDefault();
      known();
      return;
    }
    const word = typed(event.key);
    const found = options.findIndex(({ label }) => label.toLowerCase().includes(word));
    if (word && found >= 0) setOver(found);
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    const at = [...currentTarget.children].findIndex((item) => item.contains(target as Node));
    if (at >= 0) choose(at);
  }

  return { open, over, root, list, button, toggle, onClick, onKeyDown };
}
