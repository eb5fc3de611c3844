import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@touchline/types';
import { readCookies } from '@touchline/types/http/cookies';
import { isScenario, scenarioNames as knownNames } from '@touchline/types/scenarios';
import { badInput } from '../api-error.ts';
import type { Effect } from './effect.ts';
import { readWorldAt, worldAtWanted } from './parse-world-at.ts';
import { scenarios } from './scenarios.ts';

/** The world that one request lives in. */
export interface OwnWorld {
  /** In milliseconds; `undefined` where the request asked for none of its own. */
  readonly instant: number | undefined;
  readonly scenarioNames: readonly string[];
  readonly effects: readonly Effect[];
}

export const everybodysWorld: OwnWorld = { instant: undefined, scenarioNames: [], effects: [] };

interface Given {
  readonly text: string;
  readonly place: 'header' | 'cookie';
}

function given(headers: IncomingHttpHeaders, name: string): Given | undefined {
  const header = headers[name];
  if (header) return { text: String(header), place: 'header' };
  const cookie = readCookies(headers.cookie)[name];
  return cookie ? { text: cookie, place: 'cookie' } : undefined;
}

function fault(field: string, { text, place }: Given, message: string): FieldError {
  return { field, in: place, message: `${message}, not '${text.slice(0, 80)}'` };
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const known = `must be names of scenarios, parted by commas; known are ${knownNames.join(', ')}`;

/** Reads `x-world-at` and `x-mock-scenario`, from the header or else from the cookie of that name. */
export function readOwnWorld(headers: IncomingHttpHeaders, realNow: number): OwnWorld {
  const at = given(headers, 'x-world-at');
  const scenario = given(headers, 'x-mock-scenario');
  if (!at && !scenario) return everybodysWorld;

  const instant = at && readWorldAt(at.text, realNow);
  const named = scenario ? namesIn(scenario.text) : [];
  const scenarioNames = named.filter(isScenario);
  const unknown = scenarioNames.length < named.length;
  const errors = [
    ...(at && instant === undefined ? [fault('x-world-at', at, worldAtWanted)] : []),
    ...(scenario && unknown ? [fault('x-mock-scenario', scenario, known)] : []),
  ];
  if (errors.length > 0) throw badInput(errors);
  return {
    instant,
    scenarioNames,
    effects: scenarioNames.flatMap((name) => scenarios[name]),
  };
}
