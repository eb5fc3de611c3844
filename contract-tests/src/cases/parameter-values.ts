import type { JsonSchema } from '@touchline/types/contract';

interface Values {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const IDS = ['co-eng', 'te-eng-7', 'ma-eng1-26-12-3', 'to-eng1', 'se-eng1-26', 'TE-1', 'x', '../x'];

function integerValues({ minimum, maximum }: { minimum?: number; maximum?: number }): Values {
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const beyond = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
  return {
    right: bounds.map(String),
    wrong: [...beyond.map(String), '', 'x', '1.5', '1e2', '0x10', ' 3', '٣', '9'.repeat(40)],
  };
}

const DATE_VALUES: Values = {
  right: ['20000101', '20240229', '21001231'],
  wrong: ['20260230', '20250229', '19991231', '21010101', '2026-11-20', '2026112', 'today', ''],
};

const ZONE_VALUES: Values = {
  // The last one is in no database: a browser may be newer than the server.
  right: ['UTC', 'Europe/London', 'Etc/GMT+8', 'America/Port-au-Prince', 'Mars/Olympus'],
  wrong: ['+08:00', 'Europe/London ', '../UTC', 'x'.repeat(65), ''],
};

/** Values at the schema's limits that must be accepted, and values that must be refused. */
export function parameterValues(schema: JsonSchema): Values {
  if (schema.type === 'integer') return integerValues(schema);
  if (schema.format === 'compact-date') return DATE_VALUES;
  if (schema.format === 'time-zone') return ZONE_VALUES;
  if (Array.isArray(schema.enum)) {
    return {
      right: schema.enum.map(String),
      wrong: ['nope', '', String(schema.enum[0]).toUpperCase()],
    };
  }
  const pattern = schema.pattern === undefined ? undefined : new RegExp(String(schema.pattern));
  if (!pattern) return { right: [], wrong: [] };
  return { right: [], wrong: ['', ...IDS.filter((id) => !pattern.test(id))] };
}
