import type { DataOf, GetPath, paths } from '@touchline/types';
import type { Language } from '../i18n/languages.ts';

/** Path and query parameters, by place. */
export type CallParams<P extends GetPath> = Pick<paths[P]['get']['parameters'], 'path' | 'query'>;

/** A GET call to the API, with the language of the names in its response. */
export interface Call<P extends GetPath = GetPath> {
  readonly path: P;
  readonly params: CallParams<P>;
  readonly language: Language;
  /** With the result, even of a covered match: the visitor plays it. */
  readonly isPlayed?: boolean;
}

export type DataFor<C> = C extends Call<infer P> ? DataOf<paths[P]['get']> : never;

export const call = <P extends GetPath>(
  path: P,
  params: CallParams<P>,
  language: Language,
): Call<P> => ({ path, params, language });

/** Equal calls have the same key, whatever the order of their parameters. */
export function callKey({ path, params, language, isPlayed }: Call): string {
  const pairs = (values: object = {}) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`)
      .sort();
  return `${language} ${path}?${[...pairs(params.path), ...pairs(params.query)].join('&')}${isPlayed ? ' played' : ''}`;
}
