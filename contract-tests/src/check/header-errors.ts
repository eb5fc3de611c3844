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
  'content-language': { form: /^(en|zh)$/, wanted: 'en or zh' },
  'www-authenticate': { form: /^Bearer\b/i, wanted: 'a Bearer challenge' },
  'retry-after': { form: /^\d+$/, wanted: 'a number of seconds', optional: true },
};

/** Problems of the headers that the contract documents for this response. */
export function headerErrors({ headers: names }: Response, { headers }: ReadResponse): string[] {
  return ['x-request-id', ...names.filter((name) => name !== 'x-request-id')].flatMap((name) => {
    const rule = rules[name];
    const value = headers.get(name);
    if (!rule || (value === null && rule.optional)) return [];
    if (value === null) return [`header ${name} is missing`];
    return rule.form.test(value) ? [] : [`header ${name} must be ${rule.wanted}, not '${value}'`];
  });
}
