/** What a visitor wants to see of the API. */
export interface ApiView {
  /** Without the results of covered matches. */
  readonly isSpoilerFree: boolean;
}

const PATH = /^\/api(?<spoilerFree>\/spoiler-free)?(?=\/)/;

/** A path for each view: no cache, of a browser, a service worker or a proxy, can confuse their responses. */
export const apiPathOf = ({ isSpoilerFree }: ApiView): string =>
  `/api${isSpoilerFree ? '/spoiler-free' : ''}`;

/** The view that a path below `/api` names, and the path behind it. */
export function readApiPath(path: string): (ApiView & { readonly rest: string }) | undefined {
  const found = PATH.exec(path);
  if (!found) return undefined;
  return {
    isSpoilerFree: found.groups?.spoilerFree !== undefined,
    rest: path.slice(found[0].length),
  };
}
