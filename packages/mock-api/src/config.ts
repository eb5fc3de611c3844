import { statSync } from 'node:fs';
import {
  allowedHostsVariable,
  databaseUrlVariable,
  dataDirVariable,
  type Environment,
  hostVariable,
  isLoopback,
  jwtSecretVariable,
  logLevelVariable,
  oneOf,
  port,
  readEnvironment,
  text,
  wholeNumber,
} from '@touchline/shared/server/environment';
import { INSTANT_RULE, parseInstant } from './instant.ts';
import type { WorldSize } from './world/world-view.ts';

export interface MockConfig {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
  readonly size: WorldSize;
  readonly seasons: 'real' | undefined;
  /** The world's time at start-up, in milliseconds. */
  readonly startAt: number | undefined;
  readonly devTools: boolean;
  /** Beside localhost and loopback addresses, with `devTools`. */
  readonly allowedHosts: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The folder of the files of worlds. */
  readonly worldsDir: string;
  /** The folder of further real seasons. */
  readonly seasonsDir: string;
  readonly jwtSecret: string | undefined;
  readonly logLevel: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  readonly sessionSeconds: number;
}

const DAY_SECONDS = 86_400;

const seconds = (max: number, byDefault: number) =>
  [wholeNumber(1, max), byDefault, `a whole number of seconds from 1 to ${max}`] as const;

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const VARIABLES = {
  // HOST is the address of the gateway. This API limits no requests, so it has an address of its own.
  MOCK_HOST: hostVariable,
  MOCK_PORT: port(8081),
  MOCK_SEED: [text(({ length }) => length <= 64), 'touchline', 'a string of at most 64 characters'],
  MOCK_WORLD: [
    oneOf('small', 'standard', 'large', 'history'),
    'standard',
    'small, standard, large or history',
  ],
  MOCK_NOW: [parseInstant, undefined, INSTANT_RULE],
  // This API is a development tool: a public deployment sets `off`.
  DEV_TOOLS: [oneOf('on', 'off'), undefined, 'on or off'],
  ALLOWED_HOSTS: allowedHostsVariable,
  DATABASE_URL: databaseUrlVariable,
  DATA_DIR: dataDirVariable,
  WORLDS_DIR: [text(), 'worlds', 'a folder'],
  SEASONS_DIR: [text(), 'seasons', 'a folder'],
  JWT_SECRET: jwtSecretVariable,
  LOG_LEVEL: logLevelVariable,
  ACCESS_TOKEN_SECONDS: seconds(DAY_SECONDS, 15 * 60),
  REFRESH_TOKEN_SECONDS: seconds(366 * DAY_SECONDS, 30 * DAY_SECONDS),
  SESSION_SECONDS: seconds(10 * 366 * DAY_SECONDS, 90 * DAY_SECONDS),
} as const;

const SECRETS = ['DATABASE_URL', 'JWT_SECRET'];

/** As the gateway beside it decides: its site is for this machine alone. */
const isOwnSite = ({ HOST, PUBLIC_URL, TRUSTED_PROXIES, UPSTREAM_URL }: Environment): boolean =>
  (!HOST || isLoopback(HOST)) && !PUBLIC_URL && !TRUSTED_PROXIES && !UPSTREAM_URL;

/** Reads the environment once, and returns all errors together. An empty text counts as not set. */
export function readConfig(
  env: Environment,
): { ok: true; config: MockConfig } | { ok: false; errors: string[] } {
  const { values, errors } = readEnvironment(VARIABLES, env, { secrets: SECRETS });
  const { DEV_TOOLS, MOCK_HOST, WORLDS_DIR } = values;
  const devTools = DEV_TOOLS ? DEV_TOOLS === 'on' : isLoopback(MOCK_HOST) && isOwnSite(env);
  // Without dev tools nothing reads it.
  if (devTools && env.WORLDS_DIR && !isFolder(WORLDS_DIR))
    errors.push(`WORLDS_DIR must be a folder that exists, not '${WORLDS_DIR}'.`);
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    config: {
      host: MOCK_HOST,
      port: values.MOCK_PORT,
      seed: values.MOCK_SEED,
      size: values.MOCK_WORLD === 'history' ? 'standard' : values.MOCK_WORLD,
      seasons: values.MOCK_WORLD === 'history' ? 'real' : undefined,
      startAt: values.MOCK_NOW,
      devTools,
      allowedHosts: [MOCK_HOST, ...values.ALLOWED_HOSTS],
      databaseUrl: values.DATABASE_URL,
      dataDir: values.DATA_DIR,
      worldsDir: WORLDS_DIR,
      seasonsDir: values.SEASONS_DIR,
      jwtSecret: values.JWT_SECRET,
      logLevel: values.LOG_LEVEL,
      accessSeconds: values.ACCESS_TOKEN_SECONDS,
      refreshSeconds: values.REFRESH_TOKEN_SECONDS,
      sessionSeconds: values.SESSION_SECONDS,
    },
  };
}
