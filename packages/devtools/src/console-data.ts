/** What the console's endpoints send, for the gateway and the scripts in the browser. */

import type { Operation } from '@touchline/types/contract';

export interface ConsoleState {
  /** The instant of this browser's world, in milliseconds, if the upstream sends it; of the shared one if it refuses this. */
  readonly now: number | undefined;
  /** Speed of this browser's clock relative to real time; 0 where it stands still. */
  readonly speed: number;
  readonly speeds: readonly (readonly [speed: number, text: string])[];
  /** This browser's cookies. */
  readonly worldAt: string | undefined;
  readonly scenarios: readonly string[];
  /** The value of `x-mock-overrides`. */
  readonly overrides: string | undefined;
  /** The value of `x-mock-facts`. */
  readonly facts: string | undefined;
  /** What the world is made from, if the upstream is the mock API. */
  readonly seed: string | undefined;
  readonly size: string | undefined;
  readonly seasons: 'real' | undefined;
  /** Why files of SEASONS_DIR are left out. */
  readonly seasonFaults: readonly string[];
  readonly error: string | undefined;
}

export interface Jump {
  readonly name: string;
  readonly description: string;
  /** In milliseconds. */
  readonly at: number;
}

/** An operation of the upstream, whose responses can be overridden. */
export interface OperationRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The failures that the contract declares. */
  readonly failures: readonly number[];
}

/** As the mock API lists it. */
export interface ListedScenario {
  readonly name: string;
  readonly description: string;
  readonly source: 'built-in' | 'file';
  /** The page on which it is best seen. */
  readonly to?: string;
}

export interface Violation {
  readonly pointer: string;
  readonly message: string;
}

/** A call of a page, or the page itself. */
export interface CallRow {
  readonly id: number;
  /** The instant of the list when this row last changed. */
  readonly version: number;
  /** Where it was made: while the page was rendered, or in the browser. */
  readonly source: 'server' | 'browser';
  /** Path and query of the page. */
  readonly page: string;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Undefined while it is pending, as the live stream always is. */
  readonly status: number | undefined;
  readonly ms: number | undefined;
  /** As sent: compressed to a browser, not compressed to the renderer. */
  readonly bytes: number | undefined;
  /** Cache-Status (RFC 9211). */
  readonly cacheStatus: string | undefined;
  readonly eventCount: number | undefined;
  /** Differences from the contract; undefined where there is nothing to check. */
  readonly violations: readonly Violation[] | undefined;
}

export interface CallList {
  readonly version: number;
  /** Those that have changed since the version that was asked for. */
  readonly calls: readonly CallRow[];
}

export interface SentEvent {
  readonly at: number;
  /** As sent: its lines, shortened where they are long. */
  readonly text: string;
}

export interface CallDetail extends CallRow {
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined for a page. */
  readonly servedBy: Operation['servedBy'] | undefined;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Undefined where it was streamed, or too long to keep. */
  readonly responseBody: string | undefined;
  /** The last events of a live stream, the latest first. */
  readonly events: readonly SentEvent[];
}
