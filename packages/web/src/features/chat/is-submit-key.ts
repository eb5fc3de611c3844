const wideEnough = 800;
/** What Safari still says of the Enter that ends a composition, when the composition is already over. */
const composed = 229;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** CHT-3: on a narrow window Enter is a new line, and never sends what an input method is composing. */
export const isSubmitKey = ({ key, shiftKey, isComposing, keyCode }: Key, width: number): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== composed && width > wideEnough;
