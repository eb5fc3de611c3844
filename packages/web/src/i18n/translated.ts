/** The type of a translation: every key of the English catalogue, with any text. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
