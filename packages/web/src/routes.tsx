import { homeCalls } from './pages/home/home-calls.ts';
import { homeHead } from './pages/home/home-head.ts';
import { paths } from './paths.ts';
import type { Route } from './route.ts';

/** The site map. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    load: () => import('./pages/home/home-page.tsx'),
    source: 'src/pages/home/home-page.tsx',
    calls: (_params, view) => Object.values(homeCalls(view)),
    head: homeHead,
  },
];

export const notFoundRoute: Route = {
  path: '*',
  load: () => import('./pages/not-found-page.tsx'),
  source: 'src/pages/not-found-page.tsx',
  head: ({ t }) => ({ title: t('state.notFound.title'), hidden: true }),
  status: 404,
};
