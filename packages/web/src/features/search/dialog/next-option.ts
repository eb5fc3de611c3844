type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** Safari reports this key code for the key that ends a composition, when `isComposing` is already false. */
const COMPOSITION_KEY_CODE = 229;

/** Whether an input method handles the key, e.g. the Enter that confirms its text. */
export const isComposed = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === COMPOSITION_KEY_CODE;

/** The index that a key moves to, wrapping around; undefined for other keys. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
