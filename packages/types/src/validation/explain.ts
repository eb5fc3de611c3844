import type { ErrorObject } from 'ajv/dist/2020.js';

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function bounds({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

const nouns: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const formats: Record<string, string> = {
  'compact-date': 'a day of the calendar as yyyyMMdd',
  email: 'an e-mail address',
  'date-time': 'an instant such as 2026-11-20T19:30:00Z',
};

/** One fault of a schema as a sentence's end: what is wanted, and what came instead. */
export function explain(error: ErrorObject): string {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as {
    type?: string;
    minimum?: number;
    maximum?: number;
  };
  const noun = nouns[schema.type ?? ''] ?? 'another value';
  switch (keyword) {
    case 'type':
    case 'minimum':
    case 'maximum':
      return `must be ${noun}${bounds(schema)}, not ${shown(data)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}, not ${shown(data)}`;
    case 'format':
      return `must be ${formats[params.format as string] ?? `a ${params.format}`}, not ${shown(data)}`;
    case 'pattern':
      return params.pattern === '\\S'
        ? 'must not be empty'
        : `must look like ${params.pattern}, not ${shown(data)}`;
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `may have ${params.limit} characters at most, not ${String(data).length}`;
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not known here';
    default:
      return error.message ?? 'is wrong';
  }
}

/** The field that a fault is about, as a caller would name it. */
export function fieldOf(error: ErrorObject, root: string): string {
  const missing = error.params.missingProperty ?? error.params.additionalProperty;
  const steps = error.instancePath.split('/').slice(1);
  const path = missing === undefined ? steps : [...steps, String(missing)];
  return path.join('.') || root;
}
