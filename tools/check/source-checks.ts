import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts } from '../gallery/missing-parts.ts';
import { findFiles, root } from '../workspace.ts';
import { broadFolders, MAX_SOURCES_PER_FOLDER } from './folder-breadth.ts';
import { surveyImports } from './import-survey.ts';

const COMPONENTS = 'packages/web/src/{ui,features/matches/{row,board}}/**/*.tsx';
const GALLERY = 'packages/web/gallery/**/*.{ts,tsx}';
/** Visible without script only. */
const NOT_SHOWN = ['packages/web/src/ui/feedback/no-script.tsx'];

export async function importProblems(): Promise<string[]> {
  const { imports, forbidden } = await surveyImports(root);
  if (imports === 0) return ['dependency-cruiser found no imports, so it cannot read the sources.'];
  return forbidden.map(({ rule, from, to }) => `${from} must not import ${to}\n    rule: ${rule}`);
}

export function folderProblems(): string[] {
  const files = findFiles('{packages,tools,bench,contract-tests,reliability}/**/*');
  return broadFolders(files).map(
    ({ folder, sources }) =>
      `${folder} has ${sources} source files, more than ${MAX_SOURCES_PER_FOLDER}: move some into subfolders.`,
  );
}

const sources = (pattern: string) =>
  new Map(
    findFiles(pattern)
      .filter((path) => !/[.]test[.]/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

export const galleryProblems = (): string[] =>
  missingParts(sources(COMPONENTS), sources(GALLERY))
    .filter((path) => !NOT_SHOWN.includes(path))
    .map(
      (path) => `${path} is not in the gallery: add its states in packages/web/gallery/groups/.`,
    );
