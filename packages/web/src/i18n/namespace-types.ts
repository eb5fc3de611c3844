import type { namespaces } from './en/namespaces.ts';

type Singular = `${string}_one`;

/** The plural of millions: `1.000.000 de partidos`. */
type Millions<T> = {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]?: string;
};

/** Every key, with any text. */
type Whole<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

/** The type of a translation: every key of the English catalogue. Not every language has a singular, some have more forms. */
type Translated<T> = T extends readonly unknown[]
  ? Whole<T>
  : Whole<Omit<T, Singular>> & Partial<Whole<Pick<T, keyof T & Singular>>> & Millions<T>;

type Loaders = typeof namespaces;
export type Namespace = keyof Loaders;

type Texts<N extends Namespace> = Awaited<ReturnType<Loaders[N]>>['default'];

export type English = { readonly [N in Namespace]: Texts<N> };
export type Catalogue = Translated<English>;
export type NamespaceLoaders = {
  readonly [N in Namespace]: () => Promise<{ default: Catalogue[N] }>;
};
