export interface CountryChoice {
  id: string;
  name: string;
  logo?: string | undefined;
}

/** TRN-2, TEA-2: the countries to choose from, in alphabetical order, without blank or repeated names. */
export function countriesOf(
  countries: readonly CountryChoice[],
  language: string,
): CountryChoice[] {
  const byName = new Map<string, CountryChoice>();
  for (const { id, name, logo } of countries) {
    const trimmed = name.trim();
    if (trimmed && !byName.has(trimmed)) byName.set(trimmed, { id, name: trimmed, logo });
  }
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, language));
}
