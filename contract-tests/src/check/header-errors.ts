import { languages } from '@touchline/types/client-contract';
import type { Response } from '@touchline/types/contract';
import type { ReadResponse } from '../http/read-response.ts';

interface Rule {
  readonly form: RegExp;
  readonly wanted: string;
  /** A real upstream may omit it. */
  readonly optional?: boolean;
}

const rules: Readonly<Record<string, Rule>> = {
  'x-request-id': { form: /^.{8,64}$/, wanted: 'an id of 8 to 64 characters' },
  'x-world-now': {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
    wanted: 'an instant',
    optional: true,
  },
  etag: { form: /^(W\/)?"[^"]+"$/, wanted: 'a validator in quotes' },
  'cache-control': { form: /\S/, wanted: 'a caching policy' },
  'content-language': {
    form: new RegExp(`^(${languages.join('|')})$`),
    wanted: languages.join(' or '),
  },
  'www-authenticate': { form: /^Bearer\b/i, wanted: 'a Bearer challenge' },
  'retry-after': { form: /^\d+$/, wanted: 'a number of seconds', optional: true },
};

/** Wrong or missing headers that the contract documents for this response. Error responses always need a request id. */
export function headerErrors(
  { headers: names }: Response,
  { status, headers }: ReadResponse,
): string[] {
  const needed = status >= 400 ? ['x-request-id', ...names] : names;
  return [...new Set(needed)].flatMap((name) => {
    const rule = rules[name];
    const value = headers.get(name);
    if (!rule || (value === null && rule.optional)) return [];
    if (value === null) return [`header ${name} is missing`];
    return rule.form.test(value) ? [] : [`header ${name} must be ${rule.wanted}, not '${value}'`];
  });
}
