import { hash } from 'node:crypto';
import { BoundedMap } from '../../world/bounded-map.ts';
import { toAsciiJson } from '../world-text.ts';
import type { OverridesResult } from './check-overrides.ts';
import type { OverrideStore } from './override-store.ts';

/** A longer text would not fit into a cookie: its quotes, braces and commas are escaped there. */
const MAX_TEXT_LENGTH = 1200;
const TOKEN_MARK = '@';
const TOKEN_LENGTH = 22;
const TOKEN = /^@[\w-]{22}$/;
const CACHED_TEXTS = 200;

const failed = (message: string): OverridesResult => ({
  ok: false,
  errors: [{ path: [], message }],
});

/** The checks compile schemas: they are loaded by the first request with overrides. */
async function parse(json: string): Promise<OverridesResult> {
  const { checkOverrides } = await import('./check-overrides.ts');
  try {
    return checkOverrides(JSON.parse(json));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return failed(`is not valid JSON: ${error.message}`);
  }
}

/**
 * The texts of `x-mock-overrides`: the JSON itself, or the token of a stored one. Tokens are made from the content, so
 * that the same overrides have the same token everywhere.
 */
export class OverrideTexts {
  readonly #store: OverrideStore;
  readonly #results = new BoundedMap<string, OverridesResult>(CACHED_TEXTS);

  constructor(store: OverrideStore) {
    this.#store = store;
  }

  /** The JSON of a text; `undefined` for an unknown token. */
  async jsonOf(text: string): Promise<string | undefined> {
    if (!text.startsWith(TOKEN_MARK)) return text;
    return TOKEN.test(text) ? this.#store.load(text.slice(1)) : undefined;
  }

  async read(text: string): Promise<OverridesResult> {
    const known = this.#results.get(text);
    if (known) return known;
    const json = await this.jsonOf(text);
    if (json === undefined) {
      return failed(`names the unknown token '${text.slice(0, 40)}'; send the overrides as JSON`);
    }
    return this.#results.set(text, await parse(json));
  }

  /** The text for these overrides, which are stored if they are too long for a header. */
  async write(overrides: object): Promise<string> {
    const json = toAsciiJson(overrides);
    if (json === '{}') return '';
    if (json.length <= MAX_TEXT_LENGTH) return json;
    const token = hash('sha256', json, 'base64url').slice(0, TOKEN_LENGTH);
    await this.#store.save(token, json);
    return TOKEN_MARK + token;
  }
}
