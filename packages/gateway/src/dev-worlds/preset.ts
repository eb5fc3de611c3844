import type { ScenarioName } from '@touchline/types/scenario-names';

/** A world to enter with one click, and the page that shows it. */
export interface Preset {
  readonly name: string;
  readonly description: string;
  /** The instant of the world, in milliseconds; it runs on from there. */
  readonly at?: number;
  /** Relative to real time. */
  readonly speed?: number;
  readonly scenario?: ScenarioName;
  /** The path of the page. */
  readonly to: string;
}

export const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The URL that enters a preset; it has the same effect at any time. */
export const urlOf = ({ at, speed = 1, scenario, to }: Preset): string =>
  `/worlds/enter?${new URLSearchParams({
    ...(at !== undefined && { at: isoOf(at), speed: String(speed) }),
    ...(scenario && { scenario }),
    to,
  })}`;
