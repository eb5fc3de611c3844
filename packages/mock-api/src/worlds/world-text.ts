import type { ScenarioName } from '@touchline/shared/domain/scenario-names';
import type { FactsText } from '../world/given.ts';
import type { WorldSize } from '../world/world-view.ts';
import type { Effect } from './effect.ts';
import type { CheckedOverrides, Overrides } from './overrides/overrides.ts';

// `string & {}` keeps the names of the built-in scenarios as suggestions.
type Scenario = ScenarioName | (string & {});

/**
 * A world as it is written: members of a file `worlds/<name>.yaml` and of a test's options. The headers
 * and cookies `x-world-at`, `x-mock-scenario`, `x-mock-overrides` and `x-mock-facts` carry the members `at` (with the
 * speed), `scenarios`, `overrides` and `facts`, a link to /worlds/enter too.
 */
export interface WorldText {
  /** The size, if it is not that of the server. */
  readonly size?: WorldSize;
  /** Real football seasons in place of the simulated ones. */
  readonly seasons?: 'real';
  /** By the grammar of `x-world-at`. */
  readonly at?: string;
  /** The world runs on from `at` when it is entered, this many times as fast as real time. */
  readonly speed?: number;
  /** Scenarios and files of the folder, as a list or separated by commas. */
  readonly scenarios?: Scenario | readonly Scenario[];
  readonly overrides?: Overrides;
  readonly facts?: FactsText;
}

/** The content of a file `worlds/<name>.yaml`. */
export interface NamedWorldText extends WorldText {
  readonly description?: string;
  /** The page on which it is best seen. */
  readonly to?: string;
}

/** A scenario, or the world of a file: what a name in `x-mock-scenario` stands for. */
export interface NamedWorld {
  readonly name: string;
  readonly source: 'built-in' | 'file';
  readonly text: NamedWorldText;
  /** The value of `x-world-at`. */
  readonly worldAt?: string | undefined;
  /** The built-in scenarios that it consists of. */
  readonly scenarios: readonly string[];
  /** Those of its scenarios and its size; the overrides come after all of them. */
  readonly effects: readonly Effect[];
  readonly overrides: CheckedOverrides;
}

/** As it is listed for developers. */
export const namedWorldInfo = ({ name, source, text }: NamedWorld) => ({
  description: '',
  ...text,
  name,
  source,
});

export const scenarioNamesOf = (scenarios: WorldText['scenarios'] = []): string[] =>
  [scenarios]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** JSON in ASCII, which a header needs. */
export const toAsciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An error in the text of a world, with its place. */
export interface PathError {
  readonly path: readonly string[];
  readonly message: string;
}
