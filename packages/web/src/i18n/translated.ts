type Singular = `${string}_one`;

/** Every key, with any text. */
type Whole<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

/** The type of a translation: every key of the English catalogue. Not every language has a singular. */
export type Translated<T> = T extends readonly unknown[]
  ? Whole<T>
  : Whole<Omit<T, Singular>> & Partial<Whole<Pick<T, keyof T & Singular>>>;
