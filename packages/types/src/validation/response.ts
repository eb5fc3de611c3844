import type { Contract, JsonSchema } from '../contract.ts';
import { explain, fieldOf } from './explain.ts';
import { schemaCompiler } from './schemas.ts';

/** Checks a response body against its schema; returns each error as `field: what is wrong`. */
export function responseCheck({
  schemas,
}: Contract): (schema: JsonSchema, body: unknown) => string[] {
  const compile = schemaCompiler(schemas);
  return (schema, body) => {
    const valid = compile(schema);
    if (valid(body)) return [];
    return (valid.errors ?? []).map((error) => `${fieldOf(error, 'body')}: ${explain(error)}`);
  };
}
