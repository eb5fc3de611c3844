import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, JsonSchema } from '../contract.ts';
import { formats } from './formats.ts';

export type Compile = (schema: JsonSchema) => ValidateFunction;

const ANNOTATIONS = ['components', 'discriminator', 'example', 'x-enum-varnames', 'x-extra'];

const compilers = new WeakMap<Contract['schemas'], Compile>();

/** Compiles schemas of the contract on first use, each once in this process. */
export function schemaCompiler(schemas: Contract['schemas']): Compile {
  const compile = compilers.get(schemas) ?? createCompiler(schemas);
  compilers.set(schemas, compile);
  return compile;
}

function createCompiler(schemas: Contract['schemas']): Compile {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    // Compiling the meta-schema takes longer than all schemas of the contract, which is linted anyway.
    meta: false,
    validateSchema: false,
  });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({ $id: schemas.$id, components: schemas.components });
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };
}
