import type { Servers } from './site/servers.ts';

/** What was seen, in a few words with figures, and whether it is the right answer. */
export interface Seen {
  readonly ok: boolean;
  readonly seen: string;
}

export interface AttackContext {
  /** The site that is attacked. */
  readonly origin: string;
  /** Starts processes from this checkout, which end with the attack. */
  readonly servers: Servers;
  /** The address of a mock API that no attack breaks, the same for all. */
  readonly startApi: () => Promise<string>;
  readonly signal: AbortSignal;
}

export interface Attack {
  /** By which it can be run alone. */
  readonly name: string;
  readonly tries: string;
  readonly right: string;
  /** Attacks the site at the address that is given; the others break processes of their own. */
  readonly needsSite?: true;
  /** In a run of a minute too. */
  readonly isQuick?: true;
  run(context: AttackContext): Promise<Seen>;
}
