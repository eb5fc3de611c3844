import type { ReplayText } from '../worlds/replay-text.ts';
import { worldFetch } from './in-process-fetch.ts';

function parse(text: string): ReplayText {
  try {
    const replay = JSON.parse(text);
    if (typeof replay.call === 'string') return replay;
  } catch {}
  throw new Error('This is not the value of a header x-replay.');
}

/** The answer that a value of `x-replay` stands for. */
export async function replay(text: string): Promise<{ call: string; response: Response }> {
  const { call, language, requestId, ...world } = parse(text);
  const headers = {
    'accept-language': language,
    ...(requestId && { 'x-request-id': requestId }),
  };
  return { call, response: await worldFetch(world)(call, { headers }) };
}
