export interface CountryChoice {
  id: string;
  name: string;
  flag: string;
}

/** TRN-2, TEA-2: the countries to choose from, in alphabetical order, without blank or repeated names. */
export function countriesOf<T extends Omit<CountryChoice, 'flag'>>(
  countries: readonly T[],
  flagOf: (country: T) => string,
  language: string,
): CountryChoice[] {
  const byName = new Map<string, T>();
  for (const country of countries) {
    const name = country.name.trim();
    if (name && !byName.has(name)) byName.set(name, country);
  }
  return [...byName]
    .map(([name, country]) => ({ id: country.id, name, flag: flagOf(country) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
