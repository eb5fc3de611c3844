import type { Operation } from '../src/contract.ts';
import { createContract } from './create-contract.ts';
import type { RawContract } from './read-contract.ts';

const banner = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n';
const quoted = (values: string[]) => values.map((value) => `'${value}'`).join(' | ') || 'never';

function defaults({ id, parameters }: Operation): string {
  const typed = parameters.flatMap(({ name, schema }) =>
    schema.default === undefined ? [] : [`${name}: ${typeof schema.default}`],
  );
  return typed.length === 0 ? '' : `  ${id}: { ${typed.join('; ')} };\n`;
}

/** The contract as data, and what the type system must know of it beyond openapi-typescript. */
export function contractSource(document: RawContract): string {
  const { operations, schemas } = createContract(document);
  const own = operations.filter(({ servedBy }) => servedBy === 'gateway').map(({ id }) => id);
  return [
    banner,
    "import type { Contract } from './contract-types.ts';\n\n",
    `export type GatewayOperationId = ${quoted(own)};\n\n`,
    `export interface ParameterDefaults {\n${operations.map(defaults).join('')}}\n\n`,
    `export const contract: Contract = ${JSON.stringify({ operations, schemas }, null, 1)};\n`,
  ].join('');
}

interface ListedSchema {
  enum: (string | number)[];
  'x-enum-varnames'?: string[];
}
interface PatternSchema {
  pattern: string;
  maxLength?: number;
}

const isPattern = (schema: object): schema is PatternSchema => 'pattern' in schema;

/** `maxLength` becomes a lookahead, so that one test of the expression checks both. */
function idPattern(name: string, { pattern, maxLength }: PatternSchema): string {
  const bounded =
    maxLength === undefined ? pattern : pattern.replace(/^\^/, `^(?=.{0,${maxLength}}$)`);
  return `export const ${name[0]?.toLowerCase()}${name.slice(1)}Pattern = ${new RegExp(bounded)};\n`;
}

/** The data that a browser needs, each a constant of its own, so that a bundle takes only what it uses. */
export function clientSource(document: RawContract): string {
  const { operations } = createContract(document);
  const { schemas } = document.components;
  const valuesOf = (name: string) => (schemas[name] as ListedSchema).enum;
  const tokenless = operations
    .filter(({ method, security }) => method === 'POST' && security === 'none')
    .map(({ path }) => path);
  // The enum lists the sports first, `esports` as the last of them, then the esports titles.
  const games = valuesOf('SportType');
  const sportCount = games.indexOf('esports') + 1;
  const bookmakers = schemas.BookmakerNumber as ListedSchema;
  const names = bookmakers['x-enum-varnames'] ?? [];
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value)} as const;\n`;
  return [
    banner,
    `export const tokenlessPosts: readonly string[] = ${JSON.stringify(tokenless)};\n`,
    constant('languages', document.components.headers.ContentLanguage?.schema.enum),
    constant('sports', games.slice(0, sportCount)),
    constant('esportsTitles', games.slice(sportCount)),
    constant('pageNames', valuesOf('PageName')),
    constant(
      'bookmakerNames',
      Object.fromEntries(bookmakers.enum.map((number, index) => [number, names[index]])),
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      name.endsWith('Id') && isPattern(schema) ? [idPattern(name, schema)] : [],
    ),
  ].join('');
}
