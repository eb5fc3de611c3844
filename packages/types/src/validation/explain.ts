import type { ErrorObject } from 'ajv/dist/2020.js';

const MAX_QUOTED_LENGTH = 60;

/** Lists and objects are not quoted: written out, a deeply nested one would overflow the stack. */
function quote(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? `'${value}'` : String(value ?? 'nothing');
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1)}…` : text;
}

function bounds({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

const NOUNS: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

const FORMATS: Record<string, string> = {
  'compact-date': 'a calendar date as yyyyMMdd, from 2000 to 2100',
  email: 'an e-mail address',
  'date-time': 'an instant such as 2026-11-20T19:30:00Z',
};

/** More of them are a list of values, and no example of how one is written. */
const MAX_EXAMPLES = 2;

/** A schema error as the end of a sentence: what is required, and what was sent instead. */
export function explain(error: ErrorObject): string {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as {
    type?: string | readonly string[];
    format?: string;
    minimum?: number;
    maximum?: number;
    properties?: object;
    examples?: readonly unknown[];
  };
  const types = [schema.type ?? []].flat();
  const nouns = types.filter((type) => type !== 'null').map((type) => NOUNS[type]);
  const noun = nouns.join(' or ') || 'a different value';
  const format = FORMATS[schema.format ?? ''];
  const orNull = types.includes('null') ? ' or null' : '';
  switch (keyword) {
    case 'type':
    case 'minimum':
    case 'maximum':
      return `must be ${noun}${bounds(schema)}${orNull}, not ${quote(data)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}, not ${quote(data)}`;
    case 'format':
      return `must be ${FORMATS[params.format as string] ?? `a ${params.format}`}, not ${quote(data)}`;
    case 'not':
    case 'pattern':
      if (params.pattern === '\\S') return 'must not be empty';
      if (format) return `must be ${format}, not ${quote(data)}`;
      return schema.examples && schema.examples.length <= MAX_EXAMPLES
        ? `must be written like ${schema.examples.join(' or ')}, not ${quote(data)}`
        : `must match the pattern ${params.pattern}, not ${quote(data)}`;
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters, not ${[...String(data)].length}`;
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return `is not a known field; known are ${Object.keys(schema.properties ?? {}).join(', ')}`;
    default:
      return error.message ?? 'is not valid';
  }
}

/** The path of the field that an error is about. */
export function fieldOf(error: ErrorObject, root: string): string {
  const missing = error.params.missingProperty ?? error.params.additionalProperty;
  const segments = error.instancePath.split('/').slice(1);
  const path = missing === undefined ? segments : [...segments, String(missing)];
  return path.join('.') || root;
}
