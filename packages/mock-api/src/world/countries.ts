import type { Zone } from './calendar/zones.ts';
import data from './data/countries.json' with { type: 'json' };
import type { Localized } from './localized.ts';
import type { Country } from './model.ts';

interface CountryRow {
  readonly code: string;
  readonly name: Localized;
  /** Regions have none. */
  readonly flag?: string;
  readonly zone: Zone;
  readonly nameLanguage?: string;
  readonly currency?: string;
}

const rows = data as {
  readonly countries: readonly CountryRow[];
  /** They hold competitions of their own. */
  readonly regions: readonly CountryRow[];
  /** Their clubs occur in real seasons only. */
  readonly historical: readonly CountryRow[];
};

const toCountry = ({
  code,
  nameLanguage = 'england',
  currency = 'USD',
  ...row
}: CountryRow): Country => ({
  ...row,
  code,
  id: `co-${code}`,
  nameLanguage,
  currency,
});

const countries = [...rows.countries, ...rows.regions].map(toCountry);

/** Every country of the data of real seasons, and those of the simulated world. */
export const realCountries: readonly Country[] = [...countries, ...rows.historical.map(toCountry)];

export const byCode = (list: readonly Country[]): ReadonlyMap<string, Country> =>
  new Map(list.map((one) => [one.code, one]));

export const lookup =
  (codes: ReadonlyMap<string, Country>) =>
  (code: string): Country => {
    const found = codes.get(code);
    if (!found) throw new Error(`Unknown country code ${code}.`);
    return found;
  };

export const country = lookup(byCode(countries));
