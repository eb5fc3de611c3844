import type { namespaces } from './en/namespaces.ts';
import type { Translated } from './translated.ts';

type Loaders = typeof namespaces;
export type Namespace = keyof Loaders;

type Texts<N extends Namespace> = Awaited<ReturnType<Loaders[N]>>['default'];

export type English = { readonly [N in Namespace]: Texts<N> };
export type Catalogue = Translated<English>;
export type NamespaceLoaders = {
  readonly [N in Namespace]: () => Promise<{ default: Translated<Texts<N>> }>;
};
