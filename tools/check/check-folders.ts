import { globSync } from 'node:fs';
import { root } from '../workspace.ts';
import { broadFolders, MAX_SOURCES_PER_FOLDER } from './folder-breadth.ts';

const files = globSync('{packages,tools,bench,contract-tests,drift}/**/*', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
});
const broad = broadFolders(files);
for (const { folder, sources } of broad)
  console.error(
    `${folder} has ${sources} source files, more than ${MAX_SOURCES_PER_FOLDER}: move some into subfolders.`,
  );
process.exitCode = broad.length > 0 ? 1 : 0;
