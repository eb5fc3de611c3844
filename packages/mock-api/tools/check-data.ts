import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '../src/world/data/schema.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..', 'src', 'world', 'data');

const files = globSync('**/*.json', { cwd: folder })
  .filter((path) => path !== 'schema.json')
  .map((path) => [
    path.replaceAll('\\', '/').replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown,
  ]);

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
const validate = ajv.compile(schema);
if (!validate(Object.fromEntries(files))) {
  for (const { instancePath, keyword, message, params } of validate.errors ?? []) {
    // Repeats the fault of its branch.
    if (keyword === 'if') continue;
    // A file's path is the first part, in which `~1` is a slash.
    const [, file = '', ...path] = instancePath.split('/');
    const place = `${file.replaceAll('~1', '/')}.json ${path.join('/')}`.trim();
    console.error(`world/data/${place}: ${message} ${JSON.stringify(params)}`);
  }
  process.exitCode = 1;
}
