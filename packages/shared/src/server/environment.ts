/** Reads the text of a variable; `undefined` refuses it. */
export type Parse<T> = (text: string) => T | undefined;

/** How to read a variable, its value when it is not set, and the end of the sentence "NAME must be …". */
export type Variable<T = unknown> = readonly [parse: Parse<T>, byDefault: unknown, wanted: string];
export type VariableTable = Record<string, Variable>;

type Parsed<V extends Variable> = Exclude<ReturnType<V[0]>, undefined>;
type Default<V extends Variable> = V[1] extends undefined ? undefined : never;
export type Values<Table extends VariableTable> = {
  -readonly [Name in keyof Table]: Parsed<Table[Name]> | Default<Table[Name]>;
};

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadOptions {
  /** Variables that may hold a password or a key: their values are not repeated in an error. */
  readonly secrets: readonly string[];
}

/** An address may hold a name and a password. */
const withoutUserInfo = (text: string) => text.replace(/\/\/.*@/, '//…@');

/** Reads every variable of the table once, and returns all errors together. An empty text counts as not set. */
export function readEnvironment<const Table extends VariableTable>(
  table: Table,
  env: Environment,
  { secrets }: ReadOptions,
): { values: Values<Table>; errors: string[] } {
  const errors: string[] = [];
  const entries = Object.entries(table).map(([name, [parse, byDefault, wanted]]) => {
    const text = env[name];
    if (text === undefined || text === '') return [name, byDefault];
    const value = parse(text);
    const given = secrets.includes(name) ? '' : `, not '${withoutUserInfo(text)}'`;
    if (value === undefined) errors.push(`${name} must be ${wanted}${given}.`);
    return [name, value];
  });
  return { values: Object.fromEntries(entries) as Values<Table>, errors };
}

export const text =
  (isValid: (given: string) => boolean = () => true): Parse<string> =>
  (given) =>
    isValid(given) ? given : undefined;

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Parse<T> =>
  (given) =>
    allowed.find((one) => one === given);

export const wholeNumber =
  (min: number, max: number): Parse<number> =>
  (given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

/** A URL whose scheme is one of `schemes`, such as `http:`. */
export const url =
  (schemes: readonly string[], isValid: (parsed: URL) => boolean = () => true): Parse<URL> =>
  (given) => {
    const parsed = URL.parse(given);
    return parsed && schemes.includes(parsed.protocol) && isValid(parsed) ? parsed : undefined;
  };

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Variables that the gateway and the mock API share. */
export const hostVariable = [
  text((given) => /^[\w.:-]+$/.test(given)),
  '127.0.0.1',
  'a host name or an IP address',
] as const;
/** Whether only programs on the same machine can connect to what listens there. */
export const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127\..*)$/.test(host);
/** The items of a list whose separators are commas. */
export const listItems = (given: string): string[] =>
  given
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
const HOST_NAME = /^(\.?[a-z\d_-]+(\.[a-z\d_-]+)*|\[?[a-f\d]*:[a-f\d:.]+\]?)$/i;
const hostNames: Parse<readonly string[]> = (given) => {
  const names = listItems(given);
  return names.every((name) => HOST_NAME.test(name)) ? names : undefined;
};
export const allowedHostsVariable = [
  hostNames,
  [],
  'host names without ports, separated by commas, such as scores.test,.team.test',
] as const;
export const port = (byDefault: number) =>
  [wholeNumber(0, 65_535), byDefault, 'a port from 0 to 65535'] as const;
export const logLevelVariable = [
  oneOf(...LOG_LEVELS),
  'info',
  `one of ${LOG_LEVELS.join(', ')}`,
] as const;
export const databaseUrlVariable = [
  text((given) => url(['postgres:', 'postgresql:'])(given) !== undefined),
  undefined,
  'a URL such as postgres://user:password@host:5432/database',
] as const;
export const dataDirVariable = [text(), '.data', 'a folder'] as const;
export const jwtSecretVariable = [
  text((given) => given.trim().length >= 16),
  undefined,
  'a string of at least 16 characters, without the blanks around them',
] as const;
