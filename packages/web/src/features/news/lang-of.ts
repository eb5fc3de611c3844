import type { Resource } from '../../state/stores/resource.ts';

/** For the attribute `lang` of its texts, where they are not in the language of the page. */
export const langOf = ({ result }: Pick<Resource<unknown>, 'result'>): string | undefined =>
  result?.kind === 'ok' ? result.lang : undefined;
