import type { Logger } from '@touchline/shared/logging/create-logger';
import type { Accounts } from '../accounts/account-service.ts';
import type { ChatLog } from '../chat/chat-log.ts';
import type { ScenarioLibrary } from '../scenarios/library/scenario-library.ts';
import type { OverrideStore } from '../scenarios/overrides/override-store.ts';
import type { OverrideTexts } from '../scenarios/overrides/override-texts.ts';
import type { World } from '../world/world-view.ts';
import type { WorldThread } from '../world-thread/world-thread.ts';

export interface AppOptions {
  readonly world: World;
  /** World of the `live-storm` scenario, with a thousand live football matches; created on first use. */
  readonly stormWorld: () => World;
  /** Computes own worlds; without it they are computed here. */
  readonly worldThread?: WorldThread | undefined;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
  /** Why accounts are unavailable, if they are; scores are served all the same. */
  readonly accountsTrouble?: () => string | undefined;
  /** The real time and the world's time, in milliseconds. */
  readonly clock: { real(): number; world(): number };
  readonly devTools: boolean;
  /** The built-in ones, if not given. */
  readonly scenarios?: ScenarioLibrary;
  /** Kept in memory, if not given. */
  readonly overrideStore?: OverrideStore;
  readonly logger?: Logger;
}

export interface AppParts extends Omit<AppOptions, 'overrideStore'> {
  readonly scenarios: ScenarioLibrary;
  readonly overrideTexts: OverrideTexts;
}
