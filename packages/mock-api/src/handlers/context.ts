import type { Caller } from '../accounts/access-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { ImageKey, Language, WorldView } from '../world/world-view.ts';

/** What a handler knows of the request beyond its input. */
export interface Context {
  /** The world at the request's instant, in its language. */
  readonly view: WorldView;
  /** The same world told in another language. */
  viewIn(language: Language): WorldView;
  readonly image: (key: ImageKey) => string | undefined;
  /** The request's instant, in seconds. */
  readonly now: number;
  readonly language: Language;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
  /** Whose access token came along. */
  readonly caller: Caller | undefined;
}
