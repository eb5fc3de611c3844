import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@touchline/types';
import { readCookies } from '@touchline/types/http/cookies';
import { scenarioNames as allScenarioNames, isScenario } from '@touchline/types/scenario-names';
import { invalidInput } from '../api-error.ts';
import type { Effect } from './effect.ts';
import type { Clocks } from './parse-world-at.ts';
import { scenarios } from './scenarios.ts';

/** How one request changes the world that it sees. */
export interface WorldOverrides {
  /** In milliseconds; `undefined` for the world's current instant. */
  readonly instant: number | undefined;
  readonly scenarioNames: readonly string[];
  readonly effects: readonly Effect[];
}

export const NO_OVERRIDES: WorldOverrides = { instant: undefined, scenarioNames: [], effects: [] };

interface Override {
  readonly text: string;
  readonly source: 'header' | 'cookie';
}

function readOverride(headers: IncomingHttpHeaders, name: string): Override | undefined {
  const header = headers[name];
  if (header) return { text: String(header), source: 'header' };
  const cookie = readCookies(headers.cookie)[name];
  return cookie ? { text: cookie, source: 'cookie' } : undefined;
}

const fieldError = (field: string, { source }: Override, message: string): FieldError => ({
  field,
  in: source,
  message,
});

const quote = ({ text }: Override) => `'${text.slice(0, 80)}'`;

const splitNames = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const SCENARIO_RULE = `must be a comma-separated list of scenarios (${allScenarioNames.join(', ')})`;

/** luxon is loaded by the first request that needs it. */
async function readInstant(worldAt: Override, clocks: Clocks) {
  const { parseWorldAt, WORLD_AT_RULE } = await import('./parse-world-at.ts');
  const parsed = parseWorldAt(worldAt.text, clocks);
  if (parsed.ok) return { instant: parsed.instant, errors: [] };
  const message = `${parsed.error} (${quote(worldAt)}); ${WORLD_AT_RULE}`;
  return { instant: undefined, errors: [fieldError('x-world-at', worldAt, message)] };
}

/** Reads `x-world-at` and `x-mock-scenario`; a header takes precedence over the cookie of the same name. */
export async function readWorldOverrides(
  headers: IncomingHttpHeaders,
  clocks: Clocks,
): Promise<WorldOverrides> {
  const worldAt = readOverride(headers, 'x-world-at');
  const scenario = readOverride(headers, 'x-mock-scenario');
  if (!worldAt && !scenario) return NO_OVERRIDES;

  const { instant, errors } = worldAt
    ? await readInstant(worldAt, clocks)
    : { instant: undefined, errors: [] };
  const requestedNames = scenario ? splitNames(scenario.text) : [];
  const scenarioNames = requestedNames.filter(isScenario);
  if (scenario && scenarioNames.length < requestedNames.length) {
    const message = `${SCENARIO_RULE}, not ${quote(scenario)}`;
    throw invalidInput([...errors, fieldError('x-mock-scenario', scenario, message)]);
  }
  if (errors.length > 0) throw invalidInput(errors);
  return {
    instant,
    scenarioNames,
    effects: scenarioNames.flatMap((name) => scenarios[name]),
  };
}
