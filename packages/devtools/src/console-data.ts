/** What the console's endpoints send, for the gateway and the scripts in the browser. */

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
