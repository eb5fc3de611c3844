/** So many of a list, in its order, with the one that is looked for among them. */
export function windowAround<T>(list: readonly T[], isIt: (item: T) => boolean, most: number): T[] {
  const at = list.findIndex(isIt);
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), list.length - most));
  return list.slice(from, from + most);
}
