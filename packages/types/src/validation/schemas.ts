import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, JsonSchema } from '../contract.ts';
import { isCompactDate, isDateTime, isEmail, isUriReference } from './formats.ts';

export type Compile = (schema: JsonSchema) => ValidateFunction;

const annotations = ['components', 'discriminator', 'example', 'x-enum-varnames'];

/** Compiles schemas of the contract, each one once and only when it is first asked for. */
export function schemaCompiler(schemas: Contract['schemas']): Compile {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    // To compile the schema of schemas takes longer than all of ours; the contract is linted anyway.
    meta: false,
    validateSchema: false,
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  ajv.addFormat('compact-date', isCompactDate);
  ajv.addFormat('date-time', isDateTime);
  ajv.addFormat('email', isEmail);
  ajv.addFormat('uri-reference', isUriReference);
  ajv.addSchema({ $id: schemas.$id, components: schemas.components });
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema) => {
    const present = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, present);
    return present;
  };
}
