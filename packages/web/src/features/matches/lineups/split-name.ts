/** Where names begin with that of the family, they are short and stay whole. */
const FAMILY_FIRST = ['co-chn', 'co-kor', 'co-tpe', 'co-hkg'];

/** The part of a name that a place on the pitch has no room for, and the rest. */
export function splitName(name: string, countryId: string): readonly [string, string] {
  if (FAMILY_FIRST.includes(countryId)) return ['', name];
  const end = Math.max(name.lastIndexOf(' '), name.lastIndexOf('·')) + 1;
  return [name.slice(0, end), name.slice(end)];
}
