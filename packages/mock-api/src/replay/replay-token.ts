import type { Language } from '@touchline/shared/http/accept-language';
import { parseScript, type Script, scriptText } from '../world/script.ts';
import type { WorldSize } from '../world/world-view.ts';

/** Everything that the bytes of a public answer depend on. */
export interface Replay {
  readonly seed: string | number;
  readonly size: WorldSize;
  readonly script?: Script | undefined;
  /** The instant of the world in milliseconds, before scenarios shift it. */
  readonly at: number;
  /** Built-in ones, and all overrides, those of scenario files among them. */
  readonly scenarios: string;
  readonly overrides: string;
  readonly language: Language;
  /** Path and query. */
  readonly target: string;
  /** Of a problem, whose body contains it. */
  readonly requestId?: string;
}

const VERSION = 1;
/** Of the token; other headers need room too. */
const MAX_LENGTH = 8000;
/** Neither in base64url nor in a request id. */
const SEPARATOR = '~';

/** The token of an answer; `undefined` for overrides that are too long for a header. */
export function writeReplayToken(replay: Replay): string | undefined {
  const { seed, size, script, at, scenarios, overrides, language, target } = replay;
  const facts = script ? scriptText(script) : '';
  const fields = [VERSION, seed, size, at, language, target, scenarios, overrides, facts];
  const token = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return token.length <= MAX_LENGTH ? token : undefined;
}

export const withRequestId = (token: string, requestId: string): string =>
  token + SEPARATOR + requestId;

/** Throws if the text is no token. */
export function readReplayToken(text: string): Replay {
  const [token = '', requestId] = text.trim().split(SEPARATOR);
  let fields: unknown;
  try {
    fields = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    fields = undefined;
  }
  if (!Array.isArray(fields) || fields[0] !== VERSION || fields.length !== 9) {
    throw new Error('This is not the token of a header x-replay.');
  }
  const [, seed, size, at, language, target, scenarios, overrides, facts] = fields;
  return {
    seed,
    size,
    at,
    language,
    target,
    scenarios,
    overrides,
    ...(facts && { script: parseScript(facts) }),
    ...(requestId && { requestId }),
  };
}
