import { expect, test } from 'vitest';
import { countOf, readOptions, takeOption } from './options.ts';

const options = { rounds: { type: 'string', default: '5' }, timed: { type: 'boolean' } } as const;

test('a mistyped option is named, and those that there are with it', () => {
  const read = () => readOptions({ args: ['--round=3'], options, allowPositionals: true });
  expect(read).toThrow(/^Unknown option '--round'. There are: --rounds …, --timed, names[.]$/);
});

test('a word that stands for nothing is named', () => {
  expect(() => readOptions({ args: ['home'], options })).toThrow(
    /^Unexpected argument 'home'. There are: --rounds …, --timed[.]$/,
  );
});

test('what is right is read as it was written', () => {
  const { values, positionals } = readOptions({
    args: ['--rounds', '3', 'home'],
    options,
    allowPositionals: true,
  });
  expect({ ...values, positionals }).toEqual({ rounds: '3', positionals: ['home'] });
});

test('a number that is none is named with its option', () => {
  expect(countOf('rounds', '3')).toBe(3);
  for (const wrong of ['three', '', '0', '-1', '2.5'])
    expect(() => countOf('rounds', wrong)).toThrow(`--rounds must be a whole number above 0`);
});

test('one option is taken from the words for another program, however it is written', () => {
  const taken = { value: 'http://a/?b=c', rest: ['home.test.ts', '--grep', 'HOM-1'] };
  const [file, ...others] = taken.rest as [string, ...string[]];
  expect(takeOption('base-url', [file, `--base-url=${taken.value}`, ...others])).toEqual(taken);
  expect(takeOption('base-url', ['--base-url', taken.value, ...taken.rest])).toEqual(taken);
  expect(takeOption('base-url', taken.rest)).toEqual({ value: undefined, rest: taken.rest });
});

test('an option that is left without a value says so', () => {
  for (const words of [['--base-url'], ['--base-url='], ['--base-url', '--grep']])
    expect(() => takeOption('base-url', words)).toThrow('--base-url needs a value.');
});
