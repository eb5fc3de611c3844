import type { Effect } from '../effect.ts';
import type { CheckedOverrides, Overrides } from '../overrides/overrides.ts';

/** What a file `scenarios/<name>.yaml` may hold. */
export interface ScenarioContent {
  readonly description: string;
  /** The page on which it is best seen. */
  readonly to?: string;
  /** The instant of the world, by the grammar of `x-world-at`. */
  readonly at?: string;
  /** Built-in scenarios that it includes. */
  readonly scenarios?: readonly string[];
  readonly overrides?: Overrides;
}

export const CONTENT_FIELDS = ['description', 'to', 'at', 'scenarios', 'overrides'] as const;

export interface Scenario extends ScenarioContent {
  readonly name: string;
  readonly source: 'built-in' | 'file';
  readonly effects: readonly Effect[];
  readonly checkedOverrides: CheckedOverrides;
}

/** A scenario as it is listed for developers. */
export const scenarioInfo = ({ effects: _, checkedOverrides: __, ...info }: Scenario) => info;
