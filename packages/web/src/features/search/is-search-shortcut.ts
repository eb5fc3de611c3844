type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

interface Where {
  /** In a text field, where a slash is text. */
  readonly typing: boolean;
  readonly apple: boolean;
}

/** A slash outside text fields, or Ctrl-K (Cmd-K on Apple devices) anywhere. */
export function isSearchShortcut(event: Key, { typing, apple }: Where): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || altKey) return false;
  if (key === '/') return !typing && !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && (apple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

const TEXT_FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
