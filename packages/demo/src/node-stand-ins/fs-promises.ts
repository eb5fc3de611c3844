import { files } from '../worker/own-files.ts';

/** `node:fs/promises` in the worker's bundle: the mock API's data are files of the demo, named as in `createRequire`. */
export async function readFile(name: string): Promise<string> {
  const file = name.replace('#', '');
  const text = await files.text(file);
  if (text === undefined) throw new Error(`${file} cannot be loaded.`);
  return text;
}
