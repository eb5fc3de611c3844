import type { articles } from './en/articles/index.ts';
import type { namespaces } from './en/namespaces.ts';
import type { Translated } from './translated.ts';

type Loaders = typeof namespaces & typeof articles;
export type Namespace = keyof Loaders;
export type PageNamespace = keyof typeof namespaces;
export type ArticleNamespace = keyof typeof articles;

type Texts<N extends Namespace> = Awaited<ReturnType<Loaders[N]>>['default'];

export type English = { readonly [N in Namespace]: Texts<N> };
export type Catalogue = Translated<English>;
export type NamespaceLoaders<Names extends Namespace> = {
  readonly [N in Names]: () => Promise<{ default: Translated<Texts<N>> }>;
};
