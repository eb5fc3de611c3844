import type { namespaces } from './en/namespaces.ts';
import type { Translated } from './translated.ts';

export type Namespace = keyof typeof namespaces;

type Texts<N extends Namespace> = Awaited<ReturnType<(typeof namespaces)[N]>>['default'];

export type English = { readonly [N in Namespace]: Texts<N> };
export type Catalogue = Translated<English>;
export type NamespaceLoaders = {
  readonly [N in Namespace]: () => Promise<{ default: Translated<Texts<N>> }>;
};
