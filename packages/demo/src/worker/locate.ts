/** The purpose of a page's request. */
export type Destination =
  | { readonly kind: 'page' }
  /** A link into another world. */
  | { readonly kind: 'entrance' }
  | { readonly kind: 'api'; readonly target: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'elsewhere' };

/**
 * Pages address API and pictures from the root, as on a server of their own: with the worker in control these requests
 * come here, wherever the folder lies. `base` is the path of that folder, without a slash at its end.
 */
export function locate(url: URL, base: string, isNavigation: boolean): Destination {
  const { pathname, search } = url;
  const isInside = pathname.startsWith(`${base}/`);
  const path = isInside ? pathname.slice(base.length) : pathname;
  if (path.startsWith('/api/')) return { kind: 'api', target: path.slice('/api'.length) + search };
  if (isNavigation && isInside && path === '/worlds/enter') return { kind: 'entrance' };
  if (isNavigation) return { kind: isInside ? 'page' : 'elsewhere' };
  return { kind: 'file', file: path.slice(1) };
}
