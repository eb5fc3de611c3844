import { defined } from '@touchline/shared/domain/defined';
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

/** Optional parameters may be undefined. */
type Given<Q> = { [Name in keyof Q]: object extends Pick<Q, Name> ? Q[Name] | undefined : Q[Name] };

/** Required where the path has parameters: without them the call would be not found, and its list empty. */
type PathParams<P extends GetPath> = Params<P>['path'] extends undefined
  ? []
  : [pathParams: Params<P>['path']];

export function call<P extends GetPath>(
  path: P,
  given: Given<Query<P>>,
  language: Language,
  ...[pathParams]: PathParams<P>
): PageCall<P> {
  const query = defined(given) as Query<P>;
  return { path, params: { path: pathParams, query }, language };
}

/** Equal calls have the same key, whatever the order of their parameters. */
export function callKey({ path, params, language, isPlayed }: PageCall): string {
  const pairs = (values: object = {}) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .sort();
  return `${language} ${path}?${[...pairs(params.path), ...pairs(params.query)].join('&')}${isPlayed ? ' played' : ''}`;
}
