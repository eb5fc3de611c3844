import { languages, locales } from '../../../i18n/languages.ts';
import { codeOfThree } from './country-codes.ts';
import { otherNames } from './other-names.ts';

/** Every file of country-flag-icons (MIT) is an asset of the build, fetched when it is shown. */
const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** URLs by ISO 3166 code, such as `BR` or `GB-ENG`. */
const flagFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);

/** Spellings of one name have one key: `Trinidad & Tobago`, `the Netherlands`, `St. Lucia`, `刚果（金）`. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/^\s*the\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

function readNames(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(locales[language].intl, {
        type: 'region',
        fallback: 'none',
        style,
      });
      for (const code of flagFiles.keys()) {
        const name = isCountry(code) && names.of(code);
        if (name) codes.set(keyOf(name), code);
      }
    }
  }
  for (const [code, names] of Object.entries(otherNames)) {
    for (const name of names) codes.set(keyOf(name), code);
  }
  return codes;
}

let codeByName: ReadonlyMap<string, string> | undefined;

/** The URL of the flag of a country, by its name in any language of the site or its ISO code. */
export function findFlag(name: string): string | undefined {
  codeByName ??= readNames();
  const isoCode = name.trim().toUpperCase();
  const code = codeByName.get(keyOf(name)) ?? codeOfThree.get(isoCode) ?? isoCode;
  return flagFiles.get(code);
}
