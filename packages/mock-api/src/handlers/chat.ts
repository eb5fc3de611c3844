import { reply } from '../chat/reply.ts';
import type { HandlersOf } from './handlers.ts';

export const chat: HandlersOf<'askChat'> = {
  async askChat({ body }, { viewIn, now, chatLog, caller }) {
    const { userId, message } = body;
    const answer = reply(message, { viewIn, now });
    await chatLog.keep({ userId, accountId: caller?.accountId, question: message, reply: answer });
    return answer;
  },
};
