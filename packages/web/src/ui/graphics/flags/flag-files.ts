/** Every file of country-flag-icons (MIT) is an asset of the build, fetched when it is shown. */
const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** URLs by ISO 3166 code, such as `BR` or `GB-ENG`. */
export const flagFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);
