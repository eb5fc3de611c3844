/** On windows up to this width Enter inserts a line break. */
const NARROW_WIDTH_PX = 800;
/** Safari reports this key code for the Enter that ends a composition, when `isComposing` is already false. */
const COMPOSITION_KEY_CODE = 229;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** CHT-3: Enter sends on wide windows only, and never while an input method is composing. */
export const isSubmitKey = ({ key, shiftKey, isComposing, keyCode }: Key, width: number): boolean =>
  key === 'Enter' &&
  !shiftKey &&
  !isComposing &&
  keyCode !== COMPOSITION_KEY_CODE &&
  width > NARROW_WIDTH_PX;
