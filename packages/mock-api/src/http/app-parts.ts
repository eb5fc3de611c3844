import type { IsAllowedHost } from '@touchline/shared/server/http/allowed-hosts';
import type { Logger } from '@touchline/shared/server/logging/create-logger';
import type { Accounts } from '../accounts/account-service.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { World } from '../world/world-view.ts';
import type { Effect } from '../worlds/effect.ts';
import type { NamedWorlds } from '../worlds/named-worlds.ts';
import type { RealSeasons } from '../worlds/real-seasons.ts';
import type { WorldParts } from '../worlds/request-world.ts';
import type { TextStore } from '../worlds/text-store.ts';
import type { RecordedCalls } from './recorded-calls.ts';

export interface AppOptions {
  readonly world: World;
  readonly accounts: Accounts;
  /** The public keys of access tokens, if no secret is shared. */
  readonly keySet?: (() => Promise<object>) | undefined;
  readonly chatLog: ChatLog;
  /** Why accounts are unavailable, if they are; scores are served all the same. */
  readonly accountsUnavailable?: () => string | undefined;
  /** The real time and the world's time, in milliseconds. */
  readonly clock: { real(): number; world(): number };
  readonly devTools: boolean;
  /** The hosts that are answered with `devTools`; any, if not given. */
  readonly isAllowedHost?: IsAllowedHost | undefined;
  /** By default the built-in worlds. */
  readonly namedWorlds?: NamedWorlds;
  /** By default the seasons of the pack. */
  readonly seasons?: RealSeasons;
  /** The effects on every request, before those that it asks for. */
  readonly effects?: () => readonly Effect[];
  /** The calls of the test whose request is being handled. By default a server with `devTools` records its own. */
  readonly calls?: () => RecordedCalls;
  /** Answers `POST /_mock/reset`; by default it forgets the calls. */
  readonly reset?: () => void;
  /** Answers `POST /_mock/at`, which only a world of a test has. Throws for what is no instant. */
  readonly goTo?: (at: string) => Promise<void>;
  /** Kept in memory, if not given. */
  readonly textStore?: TextStore;
  readonly logger?: Logger;
}

export type AppParts = Omit<AppOptions, 'textStore'> &
  WorldParts & {
    readonly seasons: RealSeasons;
    readonly calls: () => RecordedCalls;
    readonly largeWorld: () => World;
  };
