import { z } from 'zod';
import { instantWanted, readInstant } from './instant.ts';
import type { WorldSize } from './world/view.ts';

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

const text = z.string();
const wholeNumber = (min: number, max: number) =>
  text.regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));

const DAY = 86_400;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Each variable, and the end of the sentence that is told when it is wrong. */
const variables = {
  HOST: [text.regex(/^[\w.:-]+$/).default('127.0.0.1'), 'a host name or an address'],
  MOCK_PORT: [wholeNumber(0, 65_535).default(8081), 'a port from 0 to 65535'],
  MOCK_SEED: [text.max(64).default('touchline'), 'a text of at most 64 characters'],
  MOCK_WORLD: [
    z.enum(['small', 'standard', 'large']).default('standard'),
    'small, standard or large',
  ],
  MOCK_NOW: [text.transform(readInstant).pipe(z.number()).optional(), instantWanted],
  // This API is part of the kit: whoever puts it before strangers says off.
  DEV_TOOLS: [z.enum(['on', 'off']).default('on'), 'on or off'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address such as postgres://user:password@host:5432/database',
  ],
  DATA_DIR: [text.default('.data'), 'a folder'],
  JWT_SECRET: [text.min(16).optional(), 'a text of at least 16 characters'],
  LOG_LEVEL: [z.enum(levels).default('info'), `one of ${levels.join(', ')}`],
  ACCESS_TOKEN_SECONDS: [
    wholeNumber(1, DAY).default(15 * 60),
    `a whole number of seconds from 1 to ${DAY}`,
  ],
  REFRESH_TOKEN_SECONDS: [
    wholeNumber(1, 366 * DAY).default(30 * DAY),
    `a whole number of seconds from 1 to ${366 * DAY}`,
  ],
} as const;

type Variable = keyof typeof variables;
type Values = { [V in Variable]: z.infer<(typeof variables)[V][0]> };

// What may hold a password is not repeated on a screen or in a log.
const secret: readonly string[] = ['DATABASE_URL', 'JWT_SECRET'];

const schema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, [rule]]) => [name, rule])),
);

function faultsOf(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  return [...names].map((name) => {
    const instead = secret.includes(name) ? '' : `, not '${given[name]}'`;
    return `${name} must be ${variables[name as Variable][1]}${instead}.`;
  });
}

/** Reads the environment once; every fault is told, each in one sentence. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: MockConfig } | { ok: false; faults: string[] } {
  const given = Object.fromEntries(
    Object.keys(variables).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const read = schema.safeParse(given);
  if (!read.success) return { ok: false, faults: faultsOf(read.error, given) };
  const values = read.data as Values;
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
