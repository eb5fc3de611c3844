import type { ScenarioName } from '@touchline/shared/scenario-names';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { Overrides } from '../scenarios/overrides/overrides.ts';
import type { WorldSize } from '../world/world-view.ts';

// `string & {}` keeps the names of the built-in scenarios as suggestions.
type Scenario = ScenarioName | (string & {});

/** What a test sees of the world: its instant, scenarios and overrides. */
export interface OwnWorld {
  /** An instant, or a text by the grammar of `x-world-at`; the real time, if not given. A function is called for each request. */
  readonly at?: string | number | Date | (() => number);
  /** Built-in ones, or those of files in `scenarios/`. */
  readonly scenario?: Scenario | readonly Scenario[];
  readonly overrides?: Overrides;
}

export interface WorldOptions extends OwnWorld {
  readonly seed?: string | number;
  readonly size?: WorldSize;
  /** Facts of the world by id, as in a file `fixtures/*.yaml`. */
  readonly fixtures?: Fixtures;
  /** Whether requests may choose a world of their own by headers and cookies; default true. */
  readonly devTools?: boolean;
  /** The folder of the scenario files; default `scenarios` in the working directory. */
  readonly scenariosDir?: string;
}

export const scenarioText = ({ scenario = [] }: OwnWorld): string => [scenario].flat().join();
