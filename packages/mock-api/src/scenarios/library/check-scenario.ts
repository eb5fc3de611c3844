import { isScenario, scenarioNames } from '@touchline/shared/scenario-names';
import { contract, type JsonSchema } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { checkOverrides } from '../overrides/check-overrides.ts';
import { NO_OVERRIDES } from '../overrides/overrides.ts';
import { parsePointer } from '../overrides/pointers.ts';
import { scenarios as builtIn } from '../scenarios.ts';
import type { Scenario, ScenarioContent } from './scenario.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const CONTENT_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['description'],
  properties: {
    description: { type: 'string', minLength: 1, maxLength: 200 },
    to: { type: 'string', pattern: '^/(?![/\\\\])[\\x21-\\x7e]*$' },
    at: { type: 'string', minLength: 1, maxLength: 200 },
    scenarios: { type: 'array', items: { type: 'string' } },
    overrides: { type: 'object' },
  },
};

const findErrors = bodyCheck(contract);

interface Fault {
  /** Into the file. */
  readonly path: readonly string[];
  readonly message: string;
}

export type ScenarioResult =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly Fault[] };

function nameFaults(name: string): Fault[] {
  if (!NAME.test(name)) {
    const rule = 'must be lower-case letters, digits and hyphens, at most 40';
    return [{ path: [], message: `the name '${name.slice(0, 60)}' ${rule}` }];
  }
  return isScenario(name)
    ? [{ path: [], message: `'${name}' is the name of a built-in scenario` }]
    : [];
}

async function instantFaults({ at }: ScenarioContent): Promise<Fault[]> {
  if (at === undefined) return [];
  const { parseWorldAt, WORLD_AT_RULE } = await import('../parse-world-at.ts');
  const now = Date.UTC(2026, 0);
  const parsed = parseWorldAt(at, { real: now, world: now });
  return parsed.ok
    ? []
    : [{ path: ['at'], message: `at: '${at}' ${parsed.error}; ${WORLD_AT_RULE}` }];
}

const includeFaults = ({ scenarios = [] }: ScenarioContent): Fault[] =>
  scenarios.flatMap((name, index) =>
    isScenario(name)
      ? []
      : {
          path: ['scenarios', String(index)],
          message: `scenarios: '${name}' is not one of ${scenarioNames.join(', ')}`,
        },
  );

/** Checks the content of a scenario file, with its overrides against the contract. */
export async function checkScenario(name: string, value: unknown): Promise<ScenarioResult> {
  const shape = findErrors(CONTENT_SCHEMA, value).map(({ pointer, message }): Fault => {
    const path = parsePointer(pointer) ?? [];
    return { path, message: `${path.join('.') || 'the file'} ${message}` };
  });
  if (shape.length > 0) return { ok: false, faults: [...nameFaults(name), ...shape] };
  const content = value as ScenarioContent;
  const checked = checkOverrides(content.overrides ?? {});
  const faults = [
    ...nameFaults(name),
    ...(await instantFaults(content)),
    ...includeFaults(content),
    ...(checked.ok
      ? []
      : checked.faults.map(({ path, message }) => ({ path: ['overrides', ...path], message }))),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const scenario: Scenario = {
    ...content,
    name,
    source: 'file',
    effects: (content.scenarios ?? []).filter(isScenario).flatMap((one) => builtIn[one]),
    checkedOverrides: checked.ok ? checked.overrides : NO_OVERRIDES,
  };
  return { ok: true, scenario };
}
