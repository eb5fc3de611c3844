import { reply } from '../chat/reply.ts';
import type { HandlersOf } from './handlers.ts';

export const chat: HandlersOf<'askChat'> = {
  askChat: ({ body }, { viewIn, now }) => reply(body.message, { viewIn, now }),
};
