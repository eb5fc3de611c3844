import type { DataOf, GetPath, paths } from '@touchline/types';
import type { Language } from '../i18n/languages.ts';

type Params<P extends GetPath> = paths[P]['get']['parameters'];
type Query<P extends GetPath> = Params<P>['query'] extends undefined ? object : Params<P>['query'];

/** A GET call to the API, with the language of the names in its response. */
export interface PageCall<P extends GetPath = GetPath> {
  readonly path: P;
  readonly params: { readonly path: Params<P>['path'] | undefined; readonly query: Query<P> };
  readonly language: Language;
  /** With the result, even of a covered match: the visitor plays it. */
  readonly isPlayed?: boolean;
}

export type DataFor<C> = C extends PageCall<infer P> ? DataOf<paths[P]['get']> : never;

export const call = <P extends GetPath>(
  path: P,
  query: Query<P>,
  language: Language,
  pathParams?: Params<P>['path'],
): PageCall<P> => ({ path, params: { path: pathParams, query }, language });

/** Equal calls have the same key, whatever the order of their parameters. */
export function callKey({ path, params, language, isPlayed }: PageCall): string {
  const pairs = (values: object = {}) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`)
      .sort();
  return `${language} ${path}?${[...pairs(params.path), ...pairs(params.query)].join('&')}${isPlayed ? ' played' : ''}`;
}
