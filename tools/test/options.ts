import { type ParseArgsConfig, parseArgs } from 'node:util';

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** Without Node's advice about positional arguments, which does not help with a typing error. */
const firstSentence = (message: string) => message.replace(/[.] .*$/s, '');

function optionNames({ options = {}, allowPositionals }: ParseArgsConfig): string {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === 'boolean' ? `--${name}` : `--${name} …`,
  );
  return [...names, ...(allowPositionals ? ['names'] : [])].join(', ');
}

/** `parseArgs` whose errors list the valid options. */
export function readOptions<T extends ParseArgsConfig>(config: T): Parsed<T> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(
      `${firstSentence((error as Error).message)}. Valid are: ${optionNames(config)}.`,
    );
  }
}

/** Extracts one option of ours from arguments that are passed on to another program. */
export function extractOption(name: string, args: readonly string[]) {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at === -1) return { value: undefined, rest: args };
  const [, inline] = args[at]?.split(/=(.*)/s) ?? [];
  const value = inline ?? args[at + 1];
  if (!value || (inline === undefined && value.startsWith('-')))
    throw new Error(`--${name} needs a value.`);
  return { value, rest: args.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** A number of rounds, seconds or the like. */
export function parseCount(name: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} must be a whole number above 0, not '${value}'.`);
}

export function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Error(`--port must be a port from 0 to 65535, not '${value}'.`);
}

/** Ends a command with an error message and no stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(error);
  }
}
