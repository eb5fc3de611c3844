import { worldAtOf } from '@touchline/shared/domain/http/world-headers';
import { isScenario, scenarioNames } from '@touchline/shared/domain/scenario-names';
import { contract, type JsonSchema } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { checkOverrides } from './check-overrides.ts';
import { REAL_SEASONS } from './effect.ts';
import { NO_OVERRIDES } from './overrides/overrides.ts';
import { parsePointer } from './overrides/pointers.ts';
import { parseFacts } from './parse-facts.ts';
import { MAX_FACTOR, parseWorldAt, WORLD_AT_RULE } from './parse-world-at.ts';
import { scenarios as effectsOf } from './scenarios.ts';
import {
  type NamedWorld,
  type NamedWorldText,
  type PathError,
  scenarioNamesOf,
  type WorldText,
} from './world-text.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const LIST: JsonSchema = { type: 'array', items: { type: 'string' } };

const WORLD_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    description: { type: 'string', minLength: 1, maxLength: 200 },
    to: {
      type: 'string',
      pattern: '^/(?![/\\\\])[\\x21-\\x7e]*$',
      examples: ['/football/matches'],
    },
    size: { type: 'string', enum: ['small', 'standard', 'large'] },
    seasons: { type: 'string', enum: ['real'] },
    at: { type: 'string', minLength: 1, maxLength: 200 },
    speed: { type: 'number', minimum: 0, maximum: MAX_FACTOR },
    scenarios: { oneOf: [{ type: 'string' }, LIST] },
    overrides: { type: 'object' },
    facts: { type: 'object' },
  },
};

const findErrors = bodyCheck(contract);

const within = (member: string, errors: readonly PathError[]): PathError[] =>
  errors.map(({ path, message }) => ({ path: [member, ...path], message }));

/** In a world that moves on, a duration is relative to the instant from which it does. */
function instantErrors({ at, speed }: WorldText): PathError[] {
  const now = Date.UTC(2026, 0);
  if (at === undefined) {
    return speed === undefined
      ? []
      : [{ path: ['speed'], message: 'speed: needs at, from which the world moves on' }];
  }
  const parsed = parseWorldAt(worldAtOf(at, speed, now), { real: now, world: now });
  return parsed.ok
    ? []
    : [{ path: ['at'], message: `at: '${at}' ${parsed.error}; ${WORLD_AT_RULE}` }];
}

const scenarioErrors = ({ scenarios }: WorldText, known: readonly string[]): PathError[] =>
  scenarioNamesOf(scenarios).flatMap((name, index) =>
    known.includes(name)
      ? []
      : {
          path: ['scenarios', String(index)],
          message: `scenarios: '${name}' is not one of ${known.join(', ')}`,
        },
  );

/** Checks the members of a world, its overrides and facts against the contract. */
export function worldErrors(
  value: unknown,
  knownScenarios: readonly string[] = scenarioNames,
): PathError[] {
  const shape = findErrors(WORLD_SCHEMA, value).map(({ pointer, message }): PathError => {
    const path = parsePointer(pointer) ?? [];
    return { path, message: `${path.join('.') || 'the file'} ${message}` };
  });
  if (shape.length > 0) return shape;
  const text = value as WorldText;
  const overrides = checkOverrides(text.overrides ?? {});
  return [
    ...instantErrors(text),
    ...scenarioErrors(text, knownScenarios),
    ...(overrides.ok ? [] : within('overrides', overrides.errors)),
    ...within('facts', parseFacts(text.facts ?? {}).errors),
  ];
}

function nameErrors(name: string): PathError[] {
  if (!NAME.test(name)) {
    const rule = 'must be lower-case letters, digits and hyphens, at most 40';
    return [{ path: [], message: `the name '${name.slice(0, 60)}' ${rule}` }];
  }
  return isScenario(name)
    ? [{ path: [], message: `'${name}' is the name of a built-in scenario` }]
    : [];
}

const isUndescribed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('description' in value) && !('facts' in value);

export type NamedWorldResult =
  | { readonly ok: true; readonly world: NamedWorld }
  | { readonly ok: false; readonly errors: readonly PathError[] };

/** Checks the content of a file `worlds/<name>.yaml`. */
export function checkNamedWorld(name: string, value: unknown): NamedWorldResult {
  const errors = [
    ...nameErrors(name),
    ...(isUndescribed(value) ? [{ path: [], message: 'description is missing' }] : []),
    ...worldErrors(value),
  ];
  if (errors.length > 0) return { ok: false, errors };
  const text = value as NamedWorldText;
  const scenarios = scenarioNamesOf(text.scenarios).filter(isScenario);
  const overrides = checkOverrides(text.overrides ?? {});
  const world: NamedWorld = {
    name,
    source: 'file',
    text,
    worldAt: text.at && worldAtOf(text.at, text.speed, Date.now()),
    scenarios,
    effects: [
      ...scenarios.flatMap((one) => effectsOf[one]),
      ...(text.size ? [{ size: text.size }] : []),
      ...(text.seasons ? [REAL_SEASONS] : []),
    ],
    overrides: overrides.ok ? overrides.value : NO_OVERRIDES,
  };
  return { ok: true, world };
}
