import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@touchline/types';
import { readCookies } from '@touchline/types/http/cookies';
import { scenarioNames as allScenarioNames, isScenario } from '@touchline/types/scenario-names';
import { invalidInput } from '../api-error.ts';
import type { Effect } from './effect.ts';
import { parseWorldAt, WORLD_AT_RULE } from './parse-world-at.ts';
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

function fieldError(field: string, { text, source }: Override, rule: string): FieldError {
  return { field, in: source, message: `${rule}, not '${text.slice(0, 80)}'` };
}

const splitNames = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const SCENARIO_RULE = `must be a comma-separated list of scenarios (${allScenarioNames.join(', ')})`;

/** Reads `x-world-at` and `x-mock-scenario`; a header takes precedence over the cookie of the same name. */
export function readWorldOverrides(headers: IncomingHttpHeaders, realNow: number): WorldOverrides {
  const worldAt = readOverride(headers, 'x-world-at');
  const scenario = readOverride(headers, 'x-mock-scenario');
  if (!worldAt && !scenario) return NO_OVERRIDES;

  const instant = worldAt && parseWorldAt(worldAt.text, realNow);
  const requestedNames = scenario ? splitNames(scenario.text) : [];
  const scenarioNames = requestedNames.filter(isScenario);
  const hasUnknownName = scenarioNames.length < requestedNames.length;
  const errors = [
    ...(worldAt && instant === undefined ? [fieldError('x-world-at', worldAt, WORLD_AT_RULE)] : []),
    ...(scenario && hasUnknownName ? [fieldError('x-mock-scenario', scenario, SCENARIO_RULE)] : []),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  return {
    instant,
    scenarioNames,
    effects: scenarioNames.flatMap((name) => scenarios[name]),
  };
}
