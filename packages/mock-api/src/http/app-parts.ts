import type { FastifyServerOptions } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { World } from '../world/world-view.ts';

export interface AppParts {
  readonly world: World;
  /** For the scenario that needs a thousand live matches of one sport; made when it is first asked for. */
  readonly stormWorld: () => World;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
  /** The real time and the world's time, in milliseconds. */
  readonly clock: { real(): number; world(): number };
  readonly devTools: boolean;
  readonly logger?: FastifyServerOptions['logger'];
}
