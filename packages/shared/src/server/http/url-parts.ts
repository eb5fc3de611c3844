/** A URL without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The query of a URL, without its question mark. */
export function queryOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? '' : url.slice(end + 1);
}
