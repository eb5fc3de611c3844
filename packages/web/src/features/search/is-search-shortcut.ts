type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

interface Where {
  /** In a field, where a slash is a slash. */
  readonly typing: boolean;
  readonly apple: boolean;
}

/** A slash, or from anywhere Ctrl-K, which on a Mac is Cmd-K. */
export function isSearchShortcut(event: Key, { typing, apple }: Where): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || altKey) return false;
  if (key === '/') return !typing && !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && (apple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

const field = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(field) !== null;

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
