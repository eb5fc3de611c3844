/** A test whose title names a requirement. */
export interface RequirementTest {
  file: string;
  title: string;
  /** Runs with `npm run test:all` only. */
  isLong?: boolean;
}

const NUMBER = /\b[A-Z]{3}-\d+\b/g;
const TITLE = /(['"`])([A-Z]{3}-\d+\b(?:\\.|(?!\1)[^\\\n])*)\1/g;
const IS_LONG_FILE = /\.long\.test\.tsx?$/;
const LONG_TAG = /^,\s*(?:\{\s*tag: '@long',?\s*\}|longUnless\(false\))/;
const ROW = /^\| ([A-Z]{3}-\d+) \| ([^|]*) \|.*\|$/gm;

/** The test titles in a source file that begin with a requirement number. */
export const titlesIn = (file: string, source: string): RequirementTest[] =>
  [...source.matchAll(TITLE)].map(({ 0: literal, 2: title = '', index }) => ({
    file,
    title: title.replaceAll(/\\(.)/g, '$1'),
    isLong: IS_LONG_FILE.test(file) || LONG_TAG.test(source.slice(index + literal.length)),
  }));

function byNumber(tests: readonly RequirementTest[]): Map<string, RequirementTest[]> {
  const found = new Map<string, RequirementTest[]>();
  for (const test of tests) {
    for (const number of new Set(test.title.match(NUMBER) ?? [])) {
      found.set(number, [...(found.get(number) ?? []), test]);
    }
  }
  return found;
}

const prefixOf = (number: string) => number.slice(0, 3);

const withoutNumbers = (title: string) =>
  title.replace(/^(?:[A-Z]{3}-\d+(?:,| and|:)?\s+)+/, '').replaceAll('|', '\\|');

function testLinks(tests: readonly RequirementTest[]): string {
  const files = Map.groupBy(tests, ({ file }) => file);
  const lines = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return lines
    .map(
      ([file, own]) =>
        `[${file}](../../${file}): ${own.map(({ title }) => withoutNumbers(title)).join(' · ')}`,
    )
    .join('<br>');
}

/** The table with its last column rewritten from the tests. */
export function fillTable(table: string, tests: readonly RequirementTest[]) {
  const testsByNumber = byNumber(tests);
  const rows = [...table.matchAll(ROW)].map(([, number = '']) => number);
  const prefixes = new Set(rows.map(prefixOf));
  const text = table.replaceAll(
    ROW,
    (_row, number: string, title: string) =>
      `| ${number} | ${title} | ${testLinks(testsByNumber.get(number) ?? [])} |`,
  );
  return {
    text,
    /** Requirements without a test. */
    untested: rows.filter((number) => !testsByNumber.has(number)),
    /** Requirements whose tests are all long, so that `npm test` proves nothing of them. */
    onlyLong: rows.filter((number) => testsByNumber.get(number)?.every(({ isLong }) => isLong)),
    /** Numbers in test titles that the table does not list, although it lists others with their prefix. */
    unknown: [...testsByNumber.keys()].filter(
      (number) => prefixes.has(prefixOf(number)) && !rows.includes(number),
    ),
  };
}
