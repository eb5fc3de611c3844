import { createRequire } from 'node:module';
import { _, type Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract } from '../src/contract-types.ts';
import { createAjv } from '../src/validation/schemas.ts';

type StandaloneCode = (ajv: Ajv2020, names: Readonly<Record<string, string>>) => string;

// ajv declares a default export, which Node and bundlers understand in different ways.
const standaloneCode: StandaloneCode = createRequire(import.meta.url)('ajv/dist/standalone');

/** The source of a module in place of `validation/schemas.ts`: the validators of requests, without the compiler. */
export function validatorsSource({ operations, schemas }: Contract): string {
  const ajv = createAjv(schemas, { source: true, esm: true, formats: _`formats` });
  const requests = operations.flatMap(({ parameters, body }) => [
    ...parameters.map(({ schema }) => schema),
    ...(body ? [body] : []),
  ]);
  const checks = new Map(requests.map((schema, no) => [JSON.stringify(schema), `check${no}`]));
  for (const [text, name] of checks) ajv.addSchema(JSON.parse(text), name);
  const code = standaloneCode(
    ajv,
    Object.fromEntries([...checks.values()].map((name) => [name, name])),
  );
  const entries = [...checks].map(([text, name]) => `[${JSON.stringify(text)}, ${name}]`);
  return `import { formats } from './formats.ts';
${code}
const checks = new Map([${entries}]);
export const schemaCompiler = () => (schema) => checks.get(JSON.stringify(schema));
`;
}
