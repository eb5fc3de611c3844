import { byCode, lookup, realCountries } from '../countries.ts';
import type { Country } from '../model.ts';

const codes = byCode(realCountries);

export const realCountry = lookup(codes);

/** Codes of the data, as in `Liverpool FC (ENG)`, that differ from those of the world. */
const DIFFERENT: Readonly<Record<string, string>> = { MCO: 'fra' };

/** The country of a code such as `ENG`; undefined for an unknown one. */
export const countryOfSuffix = (suffix: string): Country | undefined =>
  codes.get(DIFFERENT[suffix] ?? suffix.toLowerCase());
