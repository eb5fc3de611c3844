type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** What Safari still says of a key that ends a composition, when the composition is already over. */
const composed = 229;

/** A key that an input method takes, as the Enter that confirms what it wrote, chooses nothing. */
export const isComposed = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === composed;

/** Where a key leads in a list that goes round; undefined where it leads nowhere. */
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
