import { namespaces as en } from './en/namespaces.ts';
import type { Language } from './languages.ts';
import type {
  ArticleNamespace,
  Catalogue,
  Namespace,
  NamespaceLoaders,
  PageNamespace,
} from './namespace-types.ts';
import { namespaces as zh } from './zh/namespaces.ts';

const loaders: Record<Language, NamespaceLoaders<PageNamespace>> = { en, zh };

/** The list of articles is no part of the first load. */
const articleLoaders: Record<
  Language,
  () => Promise<{ articles: NamespaceLoaders<ArticleNamespace> }>
> = {
  en: () => import('./en/articles/index.ts'),
  zh: () => import('./zh/articles/index.ts'),
};

const isArticle = (name: Namespace): name is ArticleNamespace => name.startsWith('articles/');

async function load(language: Language, name: Namespace) {
  const loader = isArticle(name)
    ? (await articleLoaders[language]()).articles[name]
    : loaders[language][name];
  return (await loader()).default;
}

export async function loadCatalogue<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Pick<Catalogue, N>> {
  const entries = namespaces.map(async (name) => [name, await load(language, name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Pick<Catalogue, N>;
}

const listeners = new Set<() => void>();

/** In development: calls the listener after a change of texts. */
export const onTextsChanged = (listener: () => void) => void listeners.add(listener);

if (import.meta.hot) {
  import.meta.hot.accept(['./en/namespaces.ts', './zh/namespaces.ts'], ([nextEn, nextZh]) => {
    if (nextEn) loaders.en = nextEn.namespaces;
    if (nextZh) loaders.zh = nextZh.namespaces;
    for (const listener of listeners) listener();
  });
}

export async function loadWholeCatalogue(language: Language): Promise<Catalogue> {
  const { articles } = await articleLoaders[language]();
  const names = [...Object.keys(loaders[language]), ...Object.keys(articles)];
  return loadCatalogue(language, names as Namespace[]);
}
