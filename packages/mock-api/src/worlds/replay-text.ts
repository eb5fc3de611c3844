import type { FastifyRequest } from 'fastify';
import type { RequestWorld } from './request-world.ts';
import { toAsciiJson, type WorldText } from './world-text.ts';

/** The value of `x-replay`: everything that the bytes of a public answer depend on. */
export interface ReplayText extends WorldText {
  readonly seed: string | number;
  readonly language: string;
  /** The body of a problem contains it. */
  readonly requestId?: string | undefined;
  /** Path and query. */
  readonly call: string;
}

/** Other headers need room too. */
const MAX_LENGTH = 8000;

const isoOf = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** `undefined` for overrides or facts that are too long for a header, and for the answers of functions. */
export function replayText(
  { world, instant, effects, scenarios, overrides: { byOperation } }: RequestWorld,
  language: string,
  { id, url }: FastifyRequest,
): string | undefined {
  if (!world.options || effects.some(({ isImpure }) => isImpure)) return undefined;
  const { seed, size, facts, history } = world.options;
  const text: ReplayText = {
    seed,
    size,
    ...(history && { seasons: 'real' }),
    at: isoOf(instant),
    ...(scenarios.length > 0 && { scenarios }),
    ...(byOperation.size > 0 && { overrides: Object.fromEntries(byOperation) }),
    ...(facts && { facts: facts.text }),
    language,
    requestId: id,
    call: url,
  };
  const json = toAsciiJson(text);
  return json.length <= MAX_LENGTH ? json : undefined;
}
