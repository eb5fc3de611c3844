import { instantWanted, readInstant } from './instant.ts';
import type { WorldSize } from './world/world-view.ts';

export interface MockConfig {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
  readonly size: WorldSize;
  /** The instant at which the world starts, in milliseconds; from there it runs on. */
  readonly startAt: number | undefined;
  readonly devTools: boolean;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly jwtSecret: string | undefined;
  readonly logLevel: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Reads a text; `undefined` is what it must not be. */
type Rule<T> = (text: string) => T | undefined;

const text =
  (fits: (given: string) => boolean): Rule<string> =>
  (given) =>
    fits(given) ? given : undefined;

const oneOf =
  <T extends string>(...known: T[]): Rule<T> =>
  (given) =>
    known.find((one) => one === given);

const wholeNumber =
  (min: number, max: number): Rule<number> =>
  (given) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

const postgresUrl = text((given) => /^postgres(ql)?:$/.test(URL.parse(given)?.protocol ?? ''));

const DAY = 86_400;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Each variable: its rule, what it is when it is not set, and the end of the sentence when it is wrong. */
const variables = {
  HOST: [text((given) => /^[\w.:-]+$/.test(given)), '127.0.0.1', 'a host name or an address'],
  MOCK_PORT: [wholeNumber(0, 65_535), 8081, 'a port from 0 to 65535'],
  MOCK_SEED: [text(({ length }) => length <= 64), 'touchline', 'a text of at most 64 characters'],
  MOCK_WORLD: [oneOf('small', 'standard', 'large'), 'standard', 'small, standard or large'],
  MOCK_NOW: [readInstant, undefined, instantWanted],
  // This API is part of the kit: whoever puts it before strangers says off.
  DEV_TOOLS: [oneOf('on', 'off'), 'on', 'on or off'],
  DATABASE_URL: [
    postgresUrl,
    undefined,
    'an address such as postgres://user:password@host:5432/database',
  ],
  DATA_DIR: [text(() => true), '.data', 'a folder'],
  JWT_SECRET: [text(({ length }) => length >= 16), undefined, 'a text of at least 16 characters'],
  LOG_LEVEL: [oneOf(...levels), 'info', `one of ${levels.join(', ')}`],
  ACCESS_TOKEN_SECONDS: [
    wholeNumber(1, DAY),
    15 * 60,
    `a whole number of seconds from 1 to ${DAY}`,
  ],
  REFRESH_TOKEN_SECONDS: [
    wholeNumber(1, 366 * DAY),
    30 * DAY,
    `a whole number of seconds from 1 to ${366 * DAY}`,
  ],
} as const satisfies Record<string, readonly [Rule<unknown>, unknown, string]>;

type Variable = keyof typeof variables;
type Value<V extends Variable> =
  | Exclude<ReturnType<(typeof variables)[V][0]>, undefined>
  | (undefined extends (typeof variables)[V][1] ? undefined : never);
type Values = { [V in Variable]: Value<V> };

// What may hold a password is not repeated on a screen or in a log.
const secret: readonly string[] = ['DATABASE_URL', 'JWT_SECRET'];

/** Reads the environment once; every fault is told, each in one sentence. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: MockConfig } | { ok: false; faults: string[] } {
  const faults: string[] = [];
  const read = Object.entries(variables).map(([name, [rule, otherwise, wanted]]) => {
    const given = env[name];
    if (given === undefined || given === '') return [name, otherwise];
    const value = rule(given);
    const instead = secret.includes(name) ? '' : `, not '${given}'`;
    if (value === undefined) faults.push(`${name} must be ${wanted}${instead}.`);
    return [name, value];
  });
  if (faults.length > 0) return { ok: false, faults };
  const values = Object.fromEntries(read) as Values;
  return {
    ok: true,
    config: {
      host: values.HOST,
      port: values.MOCK_PORT,
      seed: values.MOCK_SEED,
      size: values.MOCK_WORLD,
      startAt: values.MOCK_NOW,
      devTools: values.DEV_TOOLS === 'on',
      databaseUrl: values.DATABASE_URL,
      dataDir: values.DATA_DIR,
      jwtSecret: values.JWT_SECRET,
      logLevel: values.LOG_LEVEL,
      accessSeconds: values.ACCESS_TOKEN_SECONDS,
      refreshSeconds: values.REFRESH_TOKEN_SECONDS,
    },
  };
}
