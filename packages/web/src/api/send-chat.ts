import { type ChatRequest, createClient } from '@touchline/types';
import type { Result } from './result.ts';

export type SendChat = (request: ChatRequest) => Promise<Result<string>>;

/** The reason for a failure is only logged: the visitor can do no more than send again. */
export const sendChat: SendChat = async (request) => {
  const client = createClient({ baseUrl: `${location.origin}/api` });
  try {
    return { kind: 'ok', data: await client.POST('/ai/chat', { body: request }) };
  } catch (problem) {
    console.warn(`/ai/chat: ${problem instanceof Error ? problem.message : problem}`);
    return { kind: 'failed', status: 0 };
  }
};
