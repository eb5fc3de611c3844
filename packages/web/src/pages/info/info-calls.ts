import type { PageName } from '@touchline/types';
import { call } from '../../api/call.ts';
import { infoPages } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';

/** INF-3: two pages have an additional short URL. */
const shortNames: Readonly<Record<string, PageName>> = {
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
};

export const isShort = (word: string | undefined): boolean =>
  word !== undefined && Object.hasOwn(shortNames, word);

export const pageNameAt = ({ params: { pageName, short: word = '' } }: Address) =>
  infoPages.find((name) => name === (pageName ?? shortNames[word]));

export const infoCall = (pageName: PageName, { language }: CallContext) =>
  call('/static/{pageName}.html', {}, language, { pageName });

export function infoCalls(address: Address, context: CallContext) {
  const name = pageNameAt(address);
  return name ? [infoCall(name, context)] : [];
}
