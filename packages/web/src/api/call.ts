import type { DataOf, GetOf, GetPath, ParamsOf } from '@touchline/types';
import type { Language } from '../i18n/languages.ts';

/** A GET call to the API, with the language of the names in its response. */
export interface Call<P extends GetPath = GetPath> {
  readonly path: P;
  readonly params: ParamsOf<GetOf<P>>;
  readonly language: Language;
}

export type DataFor<C> = C extends Call<infer P> ? DataOf<GetOf<P>> : never;

export const call = <P extends GetPath>(
  path: P,
  params: ParamsOf<GetOf<P>>,
  language: Language,
): Call<P> => ({ path, params, language });

/** Equal calls have the same key, whatever the order of their parameters. */
export function callKey({ path, params, language }: Call): string {
  const pairs = Object.entries(params as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${language} ${path}?${pairs.join('&')}`;
}
