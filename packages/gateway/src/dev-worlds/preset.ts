import type { ScenarioName } from '@touchline/types/scenarios';

/** A state of the site that one click leads to. */
export interface Moment {
  readonly name: string;
  readonly about: string;
  /** When the world is to be there, in milliseconds; it runs on from then. */
  readonly at?: number;
  /** How many times as fast as the real time. */
  readonly speed?: number;
  readonly scenario?: ScenarioName;
  /** Where it is seen best. */
  readonly to: string;
}

const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The address that leads there, whenever and by whomever it is opened. */
export const addressOf = ({ at, speed = 1, scenario, to }: Moment): string =>
  `/worlds/enter?${new URLSearchParams({
    ...(at !== undefined && { at: isoOf(at), speed: String(speed) }),
    ...(scenario && { scenario }),
    to,
  })}`;
