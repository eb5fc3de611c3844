/** The shape of a catalogue: every key of the English one, with words of its own. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
