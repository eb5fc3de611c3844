import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '@touchline/shared/http/cookies';
import type { FieldError } from '@touchline/types';
import { invalidInput } from '../api-error.ts';
import type { Effect } from './effect.ts';
import type { Scenario } from './library/scenario.ts';
import type { ScenarioLibrary } from './library/scenario-library.ts';
import type { OverrideTexts } from './overrides/override-texts.ts';
import { type CheckedOverrides, mergeOverrides, NO_OVERRIDES } from './overrides/overrides.ts';
import type { Clocks } from './parse-world-at.ts';

/** How one request changes the world that it sees. */
export interface OwnWorld {
  /** In milliseconds; `undefined` for the world's current instant. */
  readonly instant: number | undefined;
  readonly effects: readonly Effect[];
  /** The built-in scenarios by name. */
  readonly scenarios: string;
  /** As JSON, those of scenario files among them. */
  readonly overrides: string;
  /** Identifies scenarios and overrides. */
  readonly key: string;
}

export const SHARED_WORLD: OwnWorld = {
  instant: undefined,
  effects: [],
  scenarios: '',
  overrides: '',
  key: '',
};

export interface OwnWorldSources {
  readonly scenarios: ScenarioLibrary;
  readonly overrideTexts: OverrideTexts;
}

interface Given {
  readonly name: string;
  readonly text: string;
  readonly source: 'header' | 'cookie';
}

function readGiven(headers: IncomingHttpHeaders, name: string): Given | undefined {
  const header = headers[name];
  if (header) return { name, text: String(header), source: 'header' };
  const cookie = readCookies(headers.cookie)[name];
  return cookie ? { name, text: cookie, source: 'cookie' } : undefined;
}

/** A part of the request's world, or what is wrong with it. */
interface Read<T> {
  readonly value: T;
  readonly errors: readonly FieldError[];
}

const read = <T>(value: T): Read<T> => ({ value, errors: [] });

const refused = <T>({ name, source }: Given, value: T, messages: readonly string[]): Read<T> => ({
  value,
  errors: messages.map((message) => ({ field: name, in: source, message })),
});

const quote = (text: string) => `'${text.slice(0, 80)}'`;

/** luxon is loaded by the first request that needs it. */
async function readInstant(given: Given, clocks: Clocks): Promise<Read<number | undefined>> {
  const { parseWorldAt, WORLD_AT_RULE } = await import('./parse-world-at.ts');
  const parsed = parseWorldAt(given.text, clocks);
  if (parsed.ok) return read(parsed.instant);
  return refused(given, undefined, [`${parsed.error} (${quote(given.text)}); ${WORLD_AT_RULE}`]);
}

async function readScenarios(given: Given, library: ScenarioLibrary): Promise<Read<Scenario[]>> {
  const names = given.text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const found = await Promise.all(names.map((name) => library.find(name)));
  const scenarios = found.filter((one) => one !== undefined);
  if (scenarios.length === names.length) return read(scenarios);
  const known = (await library.list()).map(({ name }) => name).join(', ');
  // A file that has errors is missing from the list.
  const errors = await library.errors();
  const reason = errors.length > 0 ? `; ${errors.join('; ')}` : '';
  return refused(
    given,
    [],
    [`must be a comma-separated list of scenarios (${known}), not ${quote(given.text)}${reason}`],
  );
}

async function readOverrides(given: Given, texts: OverrideTexts): Promise<Read<CheckedOverrides>> {
  const result = await texts.read(given.text);
  if (result.ok) return read(result.overrides);
  return refused(
    given,
    NO_OVERRIDES,
    result.faults.map(({ message }) => message),
  );
}

/** Loaded by the first request with overrides: it compiles schemas. */
async function overrideEffects(overrides: CheckedOverrides): Promise<Effect[]> {
  if (overrides.byOperation.size === 0) return [];
  const { overrideEffect } = await import('./overrides/override-effect.ts');
  return [overrideEffect(overrides)];
}

const builtInNames = ({ name, source, scenarios = [] }: Scenario): readonly string[] =>
  source === 'built-in' ? [name] : scenarios;

const lastInstantText = (scenarios: readonly Scenario[]): Given | undefined => {
  const text = scenarios.findLast(({ at }) => at)?.at;
  return text === undefined ? undefined : { name: 'x-mock-scenario', text, source: 'header' };
};

/**
 * Reads `x-world-at`, `x-mock-scenario` and `x-mock-overrides`; a header takes precedence over the cookie of the same
 * name, and the request's own instant and overrides over those of its scenarios.
 */
export async function readOwnWorld(
  headers: IncomingHttpHeaders,
  clocks: Clocks,
  sources: OwnWorldSources,
): Promise<OwnWorld> {
  const worldAt = readGiven(headers, 'x-world-at');
  const scenario = readGiven(headers, 'x-mock-scenario');
  const own = readGiven(headers, 'x-mock-overrides');
  if (!worldAt && !scenario && !own) return SHARED_WORLD;

  const scenarios = scenario ? await readScenarios(scenario, sources.scenarios) : read([]);
  const at = worldAt ?? lastInstantText(scenarios.value);
  const instant = at ? await readInstant(at, clocks) : read(undefined);
  const overrides = own ? await readOverrides(own, sources.overrideTexts) : read(NO_OVERRIDES);
  const errors = [...instant.errors, ...scenarios.errors, ...overrides.errors];
  if (errors.length > 0) throw invalidInput(errors);
  const merged = mergeOverrides([
    ...scenarios.value.map(({ checkedOverrides }) => checkedOverrides),
    overrides.value,
  ]);
  const names = scenarios.value.flatMap(builtInNames).join();
  return {
    instant: instant.value,
    effects: [
      ...scenarios.value.flatMap(({ effects }) => effects),
      ...(await overrideEffects(merged)),
    ],
    scenarios: names,
    overrides: merged.json,
    key: merged.key ? `${names} ${merged.key}` : names,
  };
}
