import { sampleArticles } from '../api/sample/articles.ts';
import { languages } from '../i18n/languages.ts';
import { textsOf } from '../router/route.ts';
import { notFoundRoute, routes } from '../router/routes.tsx';
import { readAssets } from './assets.ts';
import { catalogueSources } from './catalogues.ts';

/** What a browser loads before a page is alive. */
export interface InitialBundle {
  page: string;
  /** Files of the built client. */
  scripts: readonly string[];
  css: string;
}

/** For the pages whose texts depend on what their address names. */
const sample = { articleId: sampleArticles[0]?.id };

/** Of every page in every language, so that none grows unseen. */
export async function initialBundles(clientDir: URL): Promise<InitialBundle[]> {
  const assets = await readAssets(clientDir);
  return [...routes, notFoundRoute].flatMap((route) =>
    languages.map((language) => {
      const texts = textsOf(route, { params: sample, search: new URLSearchParams() });
      const { css, modules } = assets.of([route.source, ...catalogueSources(language, texts)]);
      return { page: `${route.path} ${language}`, scripts: [assets.entry, ...modules], css };
    }),
  );
}
