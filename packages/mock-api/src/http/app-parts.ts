import type { Logger } from '@touchline/types/logging/create-logger';
import type { Accounts } from '../accounts/accounts.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { World } from '../world/world-view.ts';

export interface AppParts {
  readonly world: World;
  /** World of the `live-storm` scenario, with a thousand live football matches; created on first use. */
  readonly stormWorld: () => World;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
  /** The real time and the world's time, in milliseconds. */
  readonly clock: { real(): number; world(): number };
  readonly devTools: boolean;
  readonly logger?: Logger;
}
