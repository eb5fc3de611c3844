import { type ParseArgsConfig, parseArgs } from 'node:util';

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** Node's own advice that follows is of no use to whoever mistyped a word. */
const firstSentence = (message: string) => message.replace(/[.] .*$/s, '');

function known({ options = {}, allowPositionals }: ParseArgsConfig): string {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === 'boolean' ? `--${name}` : `--${name} …`,
  );
  return [...names, ...(allowPositionals ? ['names'] : [])].join(', ');
}

/** As parseArgs, for somebody who reads the answer: what is wrong with the words, and which there are. */
export function readOptions<T extends ParseArgsConfig>(config: T): Parsed<T> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${firstSentence((error as Error).message)}. There are: ${known(config)}.`);
  }
}

/** One option of our own among the words for another program, which get on without it. */
export function takeOption(name: string, words: readonly string[]) {
  const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at === -1) return { value: undefined, rest: words };
  const [, inline] = words[at]?.split(/=(.*)/s) ?? [];
  const value = inline ?? words[at + 1];
  if (!value || (inline === undefined && value.startsWith('-')))
    throw new Error(`--${name} needs a value.`);
  return { value, rest: words.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** A number of rounds, seconds and the like. */
export function countOf(name: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} must be a whole number above 0, not '${value}'.`);
}

/** Ends a command with what was wrong, without the stack that is of use to nobody there. */
export function end(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

export function orEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return end(error);
  }
}
