const MINUTE_S = 60;
const LIFETIME_S: Readonly<Record<string, number>> = {
  kickOff: 15 * MINUTE_S,
  end: 240 * MINUTE_S,
};
const DEFAULT_LIFETIME_S = 30 * MINUTE_S;

/** How long, in seconds, a message of a kind is worth sending: a push service keeps it as long for a device that is off. */
export const lifetimeOf = (kind: string): number => LIFETIME_S[kind] ?? DEFAULT_LIFETIME_S;
