import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import type { FlagCountry } from '../graphics/flag.tsx';
import type { IconName } from '../graphics/icon.tsx';

export interface Option {
  value: string;
  label: string;
  example?: string;
  icon?: IconName | undefined;
  /** The country whose flag is before the label. */
  country?: FlagCountry | undefined;
}

export interface ListboxInput {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** After a choice or Escape. */
  onClose: () => void;
  /** After Tab or a click outside. */
  onLeave: () => void;
  /** What a click may hit without being outside. */
  root: RefObject<HTMLElement | null>;
  /** Whether a field filters the options. It has the focus, and its text the letters, Home and End. */
  hasField: boolean;
}

const WINDOW_MARGIN_PX = 8;
const WORD_PAUSE_MS = 700;

/** Moves a list that would widen the page back into the window; one that opens downwards may reach its foot. */
function keepInside(list: HTMLElement) {
  list.style.translate = '';
  const { clientWidth } = document.documentElement;
  const { right, top } = list.getBoundingClientRect();
  const overflow = right + WINDOW_MARGIN_PX - clientWidth;
  if (overflow > 0) list.style.translate = `${-overflow}px`;
  list.style.setProperty('--from', `${Math.round(top)}px`);
}

/** Joins letters that are typed in quick succession. */
function useTypeahead(): (key: string) => string {
  const typed = useRef({ word: '', at: 0 });
  return useCallback((key) => {
    if (key.length !== 1) return '';
    const now = performance.now();
    const before = now - typed.current.at < WORD_PAUSE_MS ? typed.current.word : '';
    typed.current = { word: before + key.toLowerCase(), at: now };
    return typed.current.word;
  }, []);
}

const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ');

/** Names that begin with the text come first, of 'Asia/Tokyo' the last part; then those with a word that does. */
function rankOf({ label }: Option, query: string): number {
  const name = plain(label);
  if (name.slice(name.lastIndexOf('/') + 1).startsWith(query)) return 0;
  return name.split(/[ /]/).some((word) => word.startsWith(query)) ? 1 : 2;
}

function matching(options: readonly Option[], query: string): Option[] {
  const text = plain(query);
  const words = text.split(/\s+/);
  return options
    .filter(({ value, label, example = '' }) => {
      const searched = plain(`${label} ${value} ${example}`);
      return words.every((word) => searched.includes(word));
    })
    .sort((one, other) => rankOf(one, text) - rankOf(other, text));
}

/** A listbox after the ARIA pattern: arrows, Home, End, letters, Enter, Escape, and a click outside. */
export function useListbox(input: ListboxInput) {
  const { options, value, onChoose, onClose, onLeave, root, hasField } = input;
  const [movedTo, setActiveIndex] = useState<number>();
  const [query, setQuery] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const typeahead = useTypeahead();
  const shown = query ? matching(options, query) : options;
  const lastIndex = shown.length - 1;
  // Until it is moved it follows the chosen option, also where that one is loaded after the menu has opened.
  const chosenIndex = shown.findIndex((option) => option.value === value);
  const activeIndex = movedTo ?? Math.max(0, chosenIndex);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    (field.current ?? list.current)?.focus();
    const closeOutside = ({ target }: Event) => root.current?.contains(target as Node) || leave();
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [root]);

  // Again for options that are loaded while the menu is open, before they are painted.
  useLayoutEffect(() => {
    if (lastIndex >= 0 && popup.current) keepInside(popup.current);
  }, [lastIndex]);

  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  function filter(text: string) {
    setQuery(text);
    setActiveIndex(text ? 0 : undefined);
  }

  function choose(index: number) {
    const option = shown[index];
    onClose();
    if (option) onChoose(option.value);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => setActiveIndex(Math.min(lastIndex, activeIndex + 1)),
    ArrowUp: () => setActiveIndex(Math.max(0, activeIndex - 1)),
    Home: () => setActiveIndex(0),
    End: () => setActiveIndex(lastIndex),
    Enter: () => choose(activeIndex),
    ' ': () => choose(activeIndex),
    Escape: onClose,
    Tab: onLeave,
  };

  function onKeyDown(event: KeyboardEvent) {
    const isText = hasField && [' ', 'Home', 'End'].includes(event.key);
    const run = isText ? undefined : keys[event.key];
    if (run) {
      if (event.key !== 'Tab') event.preventDefault();
      run();
      return;
    }
    if (hasField) return;
    const word = typeahead(event.key);
    const found = options.findIndex(({ label }) => label.toLowerCase().startsWith(word));
    if (word && found >= 0) setActiveIndex(found);
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    const index = [...currentTarget.children].findIndex((item) => item.contains(target as Node));
    if (index >= 0) choose(index);
  }

  return { activeIndex, shown, query, popup, list, field, filter, onClick, onKeyDown };
}
