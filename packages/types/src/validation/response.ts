import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Contract, JsonSchema } from '../contract.ts';
import { explain, fieldOf } from './explain.ts';
import { schemaCompiler } from './schemas.ts';

/** A way in which a response body differs from its schema. */
export interface BodyError {
  /** The JSON Pointer of the value, or of the member that is missing or unknown (RFC 6901). */
  readonly pointer: string;
  /** The end of a sentence about the value. */
  readonly message: string;
}

/** A member's name as a segment of a JSON Pointer (RFC 6901 §3). */
export const pointerSegment = (name: string): string =>
  `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function pointerOf({ instancePath, params }: ErrorObject): string {
  const member = params.missingProperty ?? params.additionalProperty;
  return member === undefined ? instancePath : instancePath + pointerSegment(String(member));
}

/** Checks a response body against its schema; returns the validator's own errors. */
function schemaErrors({ schemas }: Contract): (schema: JsonSchema, body: unknown) => ErrorObject[] {
  const compile = schemaCompiler(schemas);
  return (schema, body) => {
    const valid = compile(schema);
    return valid(body) ? [] : (valid.errors ?? []);
  };
}

/** Checks a response body against its schema; returns each error as `field: what is wrong`. */
export function responseCheck(contract: Contract): (schema: JsonSchema, body: unknown) => string[] {
  const findErrors = schemaErrors(contract);
  return (schema, body) =>
    findErrors(schema, body).map((error) => `${fieldOf(error, 'body')}: ${explain(error)}`);
}

/** Checks a response body against its schema; returns each error with its place. */
export function bodyCheck(contract: Contract): (schema: JsonSchema, body: unknown) => BodyError[] {
  const findErrors = schemaErrors(contract);
  return (schema, body) =>
    findErrors(schema, body).map((error) => ({
      pointer: pointerOf(error),
      message: explain(error),
    }));
}
