import type { Handlers } from '@touchline/types';
import type { Accounts, Caller } from '../accounts/account-service.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { ImageKey, Language, WorldView } from '../world/world-view.ts';

/** The context of a handler, besides the operation's input. */
export interface RequestContext {
  /** The world at the request's instant, in the request's language. */
  readonly view: WorldView;
  /** The same world in another language, so many seconds earlier. */
  viewIn(language: Language): WorldView;
  readonly image: (key: ImageKey) => string | undefined;
  /** The request's instant, in seconds. */
  readonly now: number;
  readonly language: Language;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
  /** `undefined` without an access token. */
  readonly caller: Caller | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal | undefined;
  readonly userAgent: string | undefined;
}

/** A file has the handlers of some operations; `index.ts` must have all. */
export type SomeHandlers = Partial<Handlers<RequestContext>>;
