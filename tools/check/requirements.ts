/** A test, by the file it stands in and what it says. */
export interface Shown {
  file: string;
  title: string;
}

const NUMBER = /\b[A-Z]{3}-\d+\b/g;
const TITLE = /(['"`])([A-Z]{3}-\d+\b(?:\\.|(?!\1)[^\\\n])*)\1/g;
const ROW = /^\| ([A-Z]{3}-\d+) \| ([^|]*) \|.*\|$/gm;

/** Titles begin with the numbers of what they show. */
export const titlesIn = (file: string, source: string): Shown[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => ({
    file,
    title: title.replaceAll(/\\(.)/g, '$1'),
  }));

function byNumber(tests: readonly Shown[]): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const test of tests) {
    for (const number of new Set(test.title.match(NUMBER) ?? [])) {
      found.set(number, [...(found.get(number) ?? []), test]);
    }
  }
  return found;
}

const kindOf = (number: string) => number.slice(0, 3);

const withoutNumbers = (title: string) =>
  title.replace(/^(?:[A-Z]{3}-\d+(?:,| and|:)?\s+)+/, '').replaceAll('|', '\\|');

function cellOf(tests: readonly Shown[]): string {
  const files = Map.groupBy(tests, ({ file }) => file);
  const lines = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return lines
    .map(
      ([file, its]) =>
        `[${file}](../${file}): ${its.map(({ title }) => withoutNumbers(title)).join(' · ')}`,
    )
    .join('<br>');
}

export interface Table {
  text: string;
  /** Numbers that no test bears. */
  unshown: string[];
  /** Numbers that tests bear and the table does not know, of a kind that it knows. */
  unknown: string[];
}

/** The table with its last column written anew. */
export function fillTable(table: string, tests: readonly Shown[]): Table {
  const shown = byNumber(tests);
  const rows = [...table.matchAll(ROW)].map(([, number = '']) => number);
  const kinds = new Set(rows.map(kindOf));
  const text = table.replaceAll(
    ROW,
    (_row, number: string, what: string) =>
      `| ${number} | ${what} | ${cellOf(shown.get(number) ?? [])} |`,
  );
  return {
    text,
    unshown: rows.filter((number) => !shown.has(number)),
    unknown: [...shown.keys()].filter(
      (number) => kinds.has(kindOf(number)) && !rows.includes(number),
    ),
  };
}
