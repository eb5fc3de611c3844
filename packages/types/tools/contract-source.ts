import type { Operation } from '../src/contract.ts';
import { contractData } from './contract-data.ts';
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
  const { operations, schemas } = contractData(document);
  const own = operations.filter(({ servedBy }) => servedBy === 'gateway').map(({ id }) => id);
  return [
    banner,
    "import type { Contract } from './contract-types.ts';\n\n",
    `export type GatewayOperationId = ${quoted(own)};\n\n`,
    `export interface ParameterDefaults {\n${operations.map(defaults).join('')}}\n\n`,
    `export const contract: Contract = ${JSON.stringify({ operations, schemas }, null, 1)};\n`,
  ].join('');
}

/** The few facts a browser needs; the rest of the contract stays on the server. */
export function clientSource(document: RawContract): string {
  const { operations } = contractData(document);
  const tokenless = operations
    .filter(({ method, security }) => method === 'POST' && security === 'none')
    .map(({ path }) => path);
  return `${banner}export const tokenlessPosts: readonly string[] = ${JSON.stringify(tokenless)};\n`;
}
