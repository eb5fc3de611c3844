import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /import (\w+) from '([^']+\.module\.css)'/g;
const bare = /import '([^']+\.css)'/g;

/** The classes that a sheet defines; what only looks like one, in comments, strings and addresses, is left out. */
export function classesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
  return new Set([...plain.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name as string));
}

/** What a source asks of the sheets that it imports and does not get. TypeScript takes every name for a class. */
export function styleFaults(file: string, source: string): string[] {
  const sheetAt = (path: string) => join(dirname(file), path);
  const absent = [...source.matchAll(bare)]
    .map(([, path]) => path as string)
    .filter((path) => !existsSync(sheetAt(path)))
    .map((path) => `${file} imports ${path}, which is not there.`);

  const body = source.replace(/^import .*$/gm, '');
  const asked = [...source.matchAll(imported)].flatMap(([, name, path]) => {
    const sheet = sheetAt(path as string);
    if (!existsSync(sheet)) return [`${file} imports ${path}, which is not there.`];
    const known = classesIn(readFileSync(sheet, 'utf8'));
    const uses = body.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\['([^']+)'\])`, 'g'));
    return [...new Set([...uses].map(([, word, text]) => word ?? text))]
      .filter((word) => word !== undefined && !known.has(word))
      .map((word) => `${file}: ${path} has no class ${word}.`);
  });
  return [...absent, ...asked];
}
