import { worldFetch } from '../testing/in-process-fetch.ts';
import { readReplayToken } from './replay-token.ts';

interface ReplayedAnswer {
  readonly status: number;
  readonly target: string;
  readonly at: Date;
  readonly body: Buffer;
}

/** The answer that a token of `x-replay` stands for. */
export async function replay(token: string): Promise<ReplayedAnswer> {
  const { seed, size, script, at, language, target, scenarios, overrides, requestId } =
    readReplayToken(token);
  const fetch = worldFetch({ seed, size, script, at });
  const response = await fetch(target, {
    headers: {
      'accept-language': language,
      ...(scenarios && { 'x-mock-scenario': scenarios }),
      ...(overrides && { 'x-mock-overrides': overrides }),
      ...(requestId && { 'x-request-id': requestId }),
    },
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, target, at: new Date(at), body };
}
