import { expect, test } from 'vitest';
import { extractOption, parseCount, parsePort, readOptions } from './options.ts';

const options = { rounds: { type: 'string', default: '5' }, timed: { type: 'boolean' } } as const;

test('an unknown option is reported with the valid ones', () => {
  const read = () => readOptions({ args: ['--round=3'], options, allowPositionals: true });
  expect(read).toThrow(/^Unknown option '--round'. Valid are: --rounds …, --timed, names[.]$/);
});

test('an unexpected argument is reported with the valid options', () => {
  expect(() => readOptions({ args: ['home'], options })).toThrow(
    /^Unexpected argument 'home'. Valid are: --rounds …, --timed[.]$/,
  );
});

test('valid options and names are read', () => {
  const { values, positionals } = readOptions({
    args: ['--rounds', '3', 'home'],
    options,
    allowPositionals: true,
  });
  expect({ ...values, positionals }).toEqual({ rounds: '3', positionals: ['home'] });
});

test('a value that is not a count is reported with its option', () => {
  expect(parseCount('rounds', '3')).toBe(3);
  for (const wrong of ['three', '', '0', '-1', '2.5'])
    expect(() => parseCount('rounds', wrong)).toThrow(`--rounds must be a whole number above 0`);
});

test('a value that is not a port is reported', () => {
  expect(parsePort('8090')).toBe(8090);
  for (const wrong of ['abc', '', '-1', '65536', '80.5'])
    expect(() => parsePort(wrong)).toThrow('--port must be a port from 0 to 65535');
});

test('one option is extracted from the arguments of another program, with = or a space', () => {
  const taken = { value: 'http://a/?b=c', rest: ['home.test.ts', '--grep', 'HOM-1'] };
  const [file, ...others] = taken.rest as [string, ...string[]];
  expect(extractOption('base-url', [file, `--base-url=${taken.value}`, ...others])).toEqual(taken);
  expect(extractOption('base-url', ['--base-url', taken.value, ...taken.rest])).toEqual(taken);
  expect(extractOption('base-url', taken.rest)).toEqual({ value: undefined, rest: taken.rest });
});

test('an option without a value is an error', () => {
  for (const words of [['--base-url'], ['--base-url='], ['--base-url', '--grep']])
    expect(() => extractOption('base-url', words)).toThrow('--base-url needs a value.');
});
