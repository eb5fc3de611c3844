import { contract, type JsonSchema } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { INSTANT_RULE, parseInstant } from '../instant.ts';
import {
  type Facts,
  type FactsOfMatch,
  type FactsOfMatchText,
  type FactsText,
  type GivenIncident,
  NO_FACTS,
} from '../world/given.ts';
import { inEveryLanguage, type Localized, same } from '../world/localized.ts';
import { parsePointer } from './overrides/pointers.ts';
import type { PathError } from './world-text.ts';

const NAME = { $ref: 'contract#/components/schemas/TeamRef/properties/name' };
const LAST_MINUTE = 90;

const FACTS_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    matches: {
      type: 'object',
      propertyNames: { $ref: 'contract#/components/schemas/Id' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          score: { type: 'string', pattern: '^\\d{1,3}[-–]\\d{1,3}$', examples: ['3-0'] },
          minute: { type: 'integer', minimum: 1, maximum: LAST_MINUTE },
          at: { type: 'string' },
          incidents: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    names: { type: 'object' },
  },
};

const NAMES_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['en', 'zh'],
  properties: inEveryLanguage(() => NAME),
};

const INCIDENT =
  /^(?<minute>\d{1,2}) (?<side>home|away) (?<kind>goal|own-goal|penalty-goal|penalty-missed|yellow-card|red-card)$/;
const INCIDENT_RULE =
  "must be a minute from 1 to 90, home or away, and goal, own-goal, penalty-goal, penalty-missed, yellow-card or red-card, such as '12 home goal'";

const findErrors = bodyCheck(contract);

const shapeErrors = (schema: JsonSchema, value: unknown, path: readonly string[]): PathError[] =>
  findErrors(schema, value).map(({ pointer, message }) => {
    const inner = [...path, ...(parsePointer(pointer) ?? [])];
    return { path: inner, message: `${inner.join('.') || 'facts'} ${message}` };
  });

function parseIncident(text: string): GivenIncident | undefined {
  const { minute, side, kind } = INCIDENT.exec(text)?.groups ?? {};
  const at = Number(minute);
  if (!kind || at < 1 || at > LAST_MINUTE) return undefined;
  return { minute: at, side: side as 'home', kind: kind as 'goal' };
}

const parseScore = (score: string) => {
  const [home = 0, away = 0] = score.split(/[-–]/).map(Number);
  return { home, away };
};

type Parsed = { readonly match?: FactsOfMatch; readonly errors: readonly PathError[] };

function parseMatch(id: string, text: FactsOfMatchText): Parsed {
  const { score, minute, at, incidents: texts } = text;
  const path = ['matches', id];
  const error = (field: string, message: string): PathError => ({
    path: [...path, ...field.split('.')],
    message: `${id}: ${message}`,
  });
  if (score === undefined && texts === undefined) {
    return { errors: [{ path, message: `${id}: score or incidents must be given` }] };
  }
  const atMs = at === undefined ? undefined : parseInstant(at);
  const errors: PathError[] = [];
  if (at !== undefined && atMs === undefined) {
    errors.push(error('at', `at must be ${INSTANT_RULE}, not '${at}'`));
  }
  if (at !== undefined && minute === undefined) {
    errors.push(error('at', 'at needs a minute, from which the start follows'));
  }
  const parsed = texts?.map(parseIncident);
  parsed?.forEach((one, index) => {
    if (!one) errors.push(error(`incidents.${index}`, `'${texts?.[index]}' ${INCIDENT_RULE}`));
  });
  if (errors.length > 0) return { errors };
  return {
    match: {
      ...(score !== undefined && { score: parseScore(score) }),
      ...(minute !== undefined && { minute }),
      ...(atMs !== undefined && { at: atMs / 1000 }),
      ...(parsed && { incidents: parsed.filter((one) => one !== undefined) }),
    },
    errors,
  };
}

const toLocalized = (name: string | { en: string; zh: string; es?: string }): Localized =>
  typeof name === 'string' ? same(name) : { es: name.en, ...name };

/** Whether their ids exist depends on the world. */
export function parseFacts(value: unknown): { facts: Facts; errors: readonly PathError[] } {
  const shape = shapeErrors(FACTS_SCHEMA, value, []);
  if (shape.length > 0) return { facts: NO_FACTS, errors: shape };
  const text = value as FactsText;
  const { matches = {}, names = {} } = text;
  const parsed = Object.entries(matches).map(([id, one]) => ({ id, ...parseMatch(id, one) }));
  const localized = Object.entries(names).map(([id, name]) => [id, toLocalized(name)] as const);
  const errors = [
    ...parsed.flatMap((one) => one.errors),
    ...localized.flatMap(([id, name]) => shapeErrors(NAMES_SCHEMA, name, ['names', id])),
  ];
  const facts: Facts = {
    matches: new Map(parsed.flatMap(({ id, match }) => (match ? [[id, match]] : []))),
    names: new Map(localized),
    text,
  };
  return { facts, errors };
}
