import { isDelay } from '../delay.ts';

/** What a visitor wants to see of the API. */
export interface ApiView {
  /** The responses as they were so many seconds ago. */
  readonly behind: number;
  /** Without the results of covered matches. */
  readonly isSpoilerFree: boolean;
}

const PATH =
  /^\/api(?:\/behind\/(?<behind>[1-9]\d{0,2}))?(?<spoilerFree>\/spoiler-free)?(?=\/)(?!\/behind\/)/;

/** A path for each view: no cache, of a browser, a service worker or a proxy, can confuse their responses. */
export const apiPathOf = ({ behind, isSpoilerFree }: ApiView): string =>
  `/api${behind > 0 ? `/behind/${behind}` : ''}${isSpoilerFree ? '/spoiler-free' : ''}`;

/** The view that a path below `/api` names, and the path behind it. Undefined for a delay that nobody can set. */
export function readApiPath(path: string): (ApiView & { readonly rest: string }) | undefined {
  const found = PATH.exec(path);
  if (!found) return undefined;
  const { behind = '0', spoilerFree } = found.groups ?? {};
  const seconds = Number(behind);
  if (!isDelay(seconds)) return undefined;
  return {
    behind: seconds,
    isSpoilerFree: spoilerFree !== undefined,
    rest: path.slice(found[0].length),
  };
}
