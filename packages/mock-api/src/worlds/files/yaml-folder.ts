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

/** The YAML files of a folder whose text has this part. The parser is loaded for a folder that has some. */
export async function readYamlFolder(folder: string, part = ''): Promise<YamlFile[]> {
  const read = await Promise.all(
    (await yamlFileNames(folder)).map(async (name) => ({
      path: `${basename(folder)}/${name}`,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  const files = read.filter(({ text }) => text.includes(part));
  if (files.length === 0) return [];
  const { parseYamlFile } = await import('./yaml-file.ts');
  return files.map(({ path, text }) => parseYamlFile(path, text));
}
