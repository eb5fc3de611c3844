import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { YamlFile } from './yaml-file.ts';

/** The names of the `.yaml` files of a folder, sorted; none if there is no such folder. */
async function yamlFileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** The YAML files of a folder. The parser is loaded for a folder that has some. */
export async function readYamlFolder(folder: string): Promise<YamlFile[]> {
  const names = await yamlFileNames(folder);
  if (names.length === 0) return [];
  const { parseYamlFile } = await import('./yaml-file.ts');
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return parseYamlFile(`${basename(folder)}/${name}`, text);
    }),
  );
}
