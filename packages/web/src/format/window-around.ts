/** TEA-7: at most `size` items of a ranking, in order, around the first that matches. */
export function windowAround<T>(
  list: readonly T[],
  isCentre: (item: T) => boolean,
  size: number,
): T[] {
  const at = list.findIndex(isCentre);
  const from = Math.max(0, Math.min(at - Math.floor(size / 2), list.length - size));
  return list.slice(from, from + size);
}
