/** What the console's endpoints send, for the gateway and the scripts in the browser. */

export interface ConsoleState {
  /** The instant of this browser's world, in milliseconds, if the upstream tells it. */
  readonly now: number | undefined;
  /** That of the shared world. */
  readonly sharedNow: number | undefined;
  /** Of this browser's clock relative to real time; 0 where it stands still. */
  readonly speed: number;
  readonly speeds: readonly (readonly [speed: number, text: string])[];
  /** This browser's cookies. */
  readonly worldAt: string | undefined;
  readonly scenarios: readonly string[];
  readonly error: string | undefined;
}

/** An instant to go to. */
export interface Jump {
  readonly name: string;
  readonly description: string;
  /** In milliseconds. */
  readonly at: number;
}
