import { hash } from 'node:crypto';
import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { TextStore } from './text-store.ts';
import { type PathError, toAsciiJson } from './world-text.ts';

/** A longer text would not fit into a cookie: its quotes, braces and commas are escaped there. */
const MAX_TEXT_LENGTH = 1200;
const TOKEN_MARK = '@';
const TOKEN_LENGTH = 22;
const TOKEN = /^@[\w-]{22}$/;
const CACHED_TEXTS = 200;

export type CheckedText<Checked> =
  | { readonly ok: true; readonly value: Checked }
  | { readonly ok: false; readonly errors: readonly PathError[] };

/** Checks the parsed JSON. Checks compile schemas: an implementation loads them with its first call. */
export type CheckText<Checked> = (json: unknown) => Promise<CheckedText<Checked>>;

const failed = <Checked>(message: string): CheckedText<Checked> => ({
  ok: false,
  errors: [{ path: [], message }],
});

/**
 * The texts of `x-mock-overrides` or `x-mock-facts`: the JSON itself, or the token of a stored one. Tokens are made from
 * the content, so that the same text has the same token everywhere.
 */
export class StoredTexts<Checked> {
  readonly #store: TextStore;
  readonly #check: CheckText<Checked>;
  readonly #results = new BoundedMap<string, CheckedText<Checked>>(CACHED_TEXTS);

  constructor(store: TextStore, check: CheckText<Checked>) {
    this.#store = store;
    this.#check = check;
  }

  /** The JSON of a text; `undefined` for an unknown token. */
  async jsonOf(text: string): Promise<string | undefined> {
    if (!text.startsWith(TOKEN_MARK)) return text;
    return TOKEN.test(text) ? this.#store.load(text.slice(1)) : undefined;
  }

  async read(text: string): Promise<CheckedText<Checked>> {
    const known = this.#results.get(text);
    if (known) return known;
    const json = await this.jsonOf(text);
    if (json === undefined) {
      return failed(`names the unknown token '${text.slice(0, 40)}'; send it as JSON`);
    }
    return this.#results.set(text, await this.#parse(json));
  }

  async #parse(json: string): Promise<CheckedText<Checked>> {
    try {
      return await this.#check(JSON.parse(json));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return failed(`is not valid JSON: ${error.message}`);
    }
  }

  check: CheckText<Checked> = (json) => this.#check(json);

  /** The text for this value, which is stored if it is too long for a header. */
  async write(value: object): Promise<string> {
    const json = toAsciiJson(value);
    if (json === '{}') return '';
    if (json.length <= MAX_TEXT_LENGTH) return json;
    const token = hash('sha256', json, 'base64url').slice(0, TOKEN_LENGTH);
    await this.#store.save(token, json);
    return TOKEN_MARK + token;
  }
}
