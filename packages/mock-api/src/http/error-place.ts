import { relative } from 'node:path';

/** A frame of a source: not of a library, and not of Node. */
const FRAME = /^ +at .*?(?:file:\/\/)?(\/(?!.*\/node_modules\/)[^\s()]+:\d+):\d+\)?$/m;

/** File and line from which an error was thrown, below the current folder. */
export function placeOf({ stack = '' }: Error): string | undefined {
  const [, place] = FRAME.exec(stack) ?? [];
  return place && relative('', place);
}
