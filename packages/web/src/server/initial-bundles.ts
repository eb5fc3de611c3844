import { languages } from '../i18n/languages.ts';
import { namespacesOf } from '../router/route.ts';
import { notFoundRoute, routes } from '../router/routes.tsx';
import { readAssets } from './assets.ts';
import { catalogueSources } from './catalogues.ts';

/** The files that a browser loads before a page is hydrated. */
export interface InitialBundle {
  page: string;
  /** Files of the built client. */
  scripts: readonly string[];
  css: string;
}

/** Lists every page in every language, for the size limits. */
export async function initialBundles(clientDir: URL): Promise<InitialBundle[]> {
  const assets = await readAssets(clientDir);
  return [...routes, notFoundRoute].flatMap((route) =>
    languages.map((language) => {
      const namespaces = namespacesOf(route, {
        params: {},
        search: new URLSearchParams(),
      });
      const { css, modules } = assets.forSources([
        route.source,
        ...catalogueSources(language, namespaces),
      ]);
      return { page: `${route.path} ${language}`, scripts: [assets.entry, ...modules], css };
    }),
  );
}
