import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const SHEET_IMPORT = /import '([^']+\.css)'/g;

/** The classes that a sheet defines. Dots in comments, strings and URLs are ignored. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name as string));
}

/** Missing style sheets and unknown classes in a source file. TypeScript accepts any property as a class. */
export function styleProblems(file: string, source: string): string[] {
  const sheetAt = (path: string) => join(dirname(file), path);
  const missingSheets = [...source.matchAll(SHEET_IMPORT)]
    .map(([, path]) => path as string)
    .filter((path) => !existsSync(sheetAt(path)))
    .map((path) => `${file} imports ${path}, which does not exist.`);

  const body = source.replace(/^import .*$/gm, '');
  const unknownClasses = [...source.matchAll(MODULE_IMPORT)].flatMap(([, name, path]) => {
    const sheet = sheetAt(path as string);
    if (!existsSync(sheet)) return [`${file} imports ${path}, which does not exist.`];
    const classes = classesIn(readFileSync(sheet, 'utf8'));
    const uses = body.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\['([^']+)'\])`, 'g'));
    return [...new Set([...uses].map(([, word, text]) => word ?? text))]
      .filter((word) => word !== undefined && !classes.has(word))
      .map((word) => `${file}: ${path} has no class ${word}.`);
  });
  return [...missingSheets, ...unknownClasses];
}
